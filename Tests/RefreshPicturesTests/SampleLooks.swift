import RefreshCore
import RefreshLooks

/// Looks to make pictures of.
enum SampleLooks {
  /// A ring that fills with the pull and turns while refreshing, and words.
  static let ring = Look("sample-ring", height: 60, loop: 1, hasTexts: true) { moment, drawing in
    let isRefreshing = moment.phase.isSameKind(as: .refreshing) && !moment.reducesMotion
    drawing.group(x: moment.width / 2 - 60, y: 30, degrees: isRefreshing ? moment.loop(1) * 360 : 0) {
      drawing in
      drawing.circle(0, 0, radius: 10)
      let end = isRefreshing ? 0.8 : moment.progress
      drawing.stroke(.black, width: 3, StrokeStyle(cap: .round, trimEnd: end))
    }
    drawing.text(
      moment.texts.title, x: moment.width / 2 - 40, y: 30, size: 14, alignment: .left,
      color: moment.palette.gray(85))
  }

  /// A dot that steps through three places, four steps a loop.
  static let steps = Look("sample-steps", place: .footer, height: 40, loop: 1, overshoot: 4) {
    moment, drawing in
    let step = moment.phase.isSameKind(as: .refreshing) ? Int(moment.loop(1) * 4) : 0
    let place = step == 3 ? 1 : step
    drawing.circle(moment.width / 2 + Double(place - 1) * 20, 20, radius: 5)
    drawing.fill(from: .white, at: 0, 0, to: moment.palette.main(.black), at: 0, 40)
  }

  /// A bar that never moves.
  static let bar = Look("sample-bar", height: 30, loop: 0) { moment, drawing in
    drawing.rectangle(x: 0, y: 10, width: moment.width, height: 10)
    drawing.fill(moment.palette.gray(100))
  }

  static let all = [ring, steps, bar]
}
