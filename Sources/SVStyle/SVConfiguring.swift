/// When `configureView()` is due: at the first asking, and at each that finds another width.
struct SVConfiguring {
  private var width: CGFloat?

  mutating func isDue(width new: CGFloat) -> Bool {
    let old = width
    width = new
    guard let old else { return true }
    return old != 0 && new != old
  }
}
