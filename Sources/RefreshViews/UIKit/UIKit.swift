#if canImport(UIKit)
// On UIKit a refresh view is a real view: what an app added to one, or subclassed, goes on working.

public import RefreshCore
@_exported public import UIKit

/// The platform's view.
public typealias PlatformView = UIView
/// The platform's label.
public typealias PlatformLabel = UILabel
/// The platform's image view.
public typealias PlatformImageView = UIImageView
/// The platform's spinner.
public typealias PlatformActivityIndicatorView = UIActivityIndicatorView
/// The platform's colour.
public typealias PlatformColor = UIColor
/// The platform's font.
public typealias PlatformFont = UIFont
/// The platform's image.
public typealias PlatformImage = UIImage
/// The platform's offset of a view.
public typealias PlatformOffset = UIOffset
/// The platform's insets.
public typealias PlatformEdgeInsets = UIEdgeInsets
/// The platform's way to move, turn and scale what a view shows.
public typealias PlatformTransform = CGAffineTransform
/// How the platform's elements behave to assistive technology.
public typealias PlatformAccessibilityTraits = UIAccessibilityTraits
/// What the platform's elements can do besides being activated.
public typealias PlatformAccessibilityCustomAction = UIAccessibilityCustomAction
/// Where the platform's assistive technology scrolls.
public typealias PlatformAccessibilityScrollDirection = UIAccessibilityScrollDirection
/// What a view is decoded from.
public typealias PlatformCoder = NSCoder

extension UIView: HostedView {}
#endif
