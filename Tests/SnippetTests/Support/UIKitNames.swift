#if !canImport(UIKit)
import RefreshSimulation
import RefreshViews

// The documentation speaks to authors of apps. Where there is no UIKit, its names are the portable views'.

typealias UITableView = SimulatedScrollView
typealias UIView = PlatformView
typealias UILabel = PlatformLabel
typealias UIImageView = PlatformImageView
typealias UIActivityIndicatorView = PlatformActivityIndicatorView
typealias UIColor = PlatformColor
typealias UIFont = PlatformFont
typealias UIImage = PlatformImage
typealias UIOffset = PlatformOffset
#endif
