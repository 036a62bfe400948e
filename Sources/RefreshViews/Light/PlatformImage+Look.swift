#if !canImport(UIKit)
package import RefreshLooks

extension PlatformImage {
  /// The pictures of the GIF file in the main bundle that the name is of; nil if there is none.
  package var lookImages: LookImages? { LookImages.named(name) }
}
#endif
