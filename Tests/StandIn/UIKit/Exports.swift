// A module by UIKit's name for machines that have none: as much of it as the UIKit side of this package
// uses, with a clock that is moved by hand. UIKit re-exports Foundation, and so does this.

@_exported public import Foundation
@_exported public import ObjectiveC
