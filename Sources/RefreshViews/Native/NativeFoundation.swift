#if canImport(Foundation) && !canImport(UIKit)
// Where there is Foundation but no UIKit: its geometry and dates, handed on so that one import of a
// style is enough.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.Date
@_exported public import class Foundation.DateFormatter
@_exported public import class Foundation.NSCoder

/// What a view is decoded from; refresh views are made in code and decode nothing.
public typealias PlatformCoder = NSCoder
#endif
