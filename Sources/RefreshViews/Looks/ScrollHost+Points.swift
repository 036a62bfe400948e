package import RefreshCore

extension ScrollHost {
  /// Where the content stands, both ways, in points.
  package var currentOffset: CGPoint {
    CGPoint(x: CGFloat(metrics(along: .horizontal).offset), y: CGFloat(metrics(along: .vertical).offset))
  }

  /// How large the content is, in points.
  package var currentContentSize: CGSize {
    CGSize(
      width: CGFloat(metrics(along: .horizontal).contentLength),
      height: CGFloat(metrics(along: .vertical).contentLength))
  }
}
