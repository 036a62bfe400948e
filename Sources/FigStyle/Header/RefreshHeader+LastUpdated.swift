extension RefreshHeader {
  /// The second line comes or goes.
  final func lastUpdatedLineDidChange() {
    guard titleLabel != nil else { return }
    if lastUpdatedTimeLabel == nil { lastUpdatedTimeLabel = makeLabel(size: 12) }
    layOutLastUpdatedLine()
    showParts()
    showLastUpdatedTime()
  }

  /// Shares the title's place out between the two lines.
  final func layOutLastUpdatedLine() {
    guard let title = titleLabel else { return }
    let height = bounds.size.height
    let lineHeight = showsLastUpdatedTime ? height / 2 : height
    title.frame = CGRect(
      x: title.frame.minX, y: title.frame.minY, width: title.frame.width, height: lineHeight)
    guard showsLastUpdatedTime, let label = lastUpdatedTimeLabel else { return }
    label.frame = CGRect(
      x: title.frame.minX, y: title.frame.maxY, width: title.frame.width, height: lineHeight)
    label.textAlignment = title.textAlignment
  }

  final func showLastUpdatedTime() {
    guard showsLastUpdatedTime else { return }
    let text = lastUpdatedText?(lastUpdatedSeconds) ?? FigTime.text(lastUpdatedSeconds)
    lastUpdatedTimeLabel?.text = text
    lookView?.player.update { $0.texts.subtitle = text }
  }
}
