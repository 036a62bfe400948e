import RefreshLooks
import RefreshPictures

/// A look in words: its drawing in every pose, and in a few other surroundings.
struct GoldenText {
  let look: Look

  var text: String {
    var text = "\(look.name): \(look.height) pt, loop \(look.loop) s\n"
    func add(_ title: String, _ pose: Pose, _ setting: PictureSetting = PictureSetting()) {
      let drawing = look.drawing(pose.moment(of: look, in: setting))
      text += "\n== \(title)\n" + drawing.text
    }
    for pose in Pose.all(of: look) { add(pose.name, pose) }
    let tint = DrawingColor(0, 128, 64)
    for pose in [Pose.pulled(percent: 75), .looping(sixths: 1)] {
      add("\(pose.name), dark", pose, PictureSetting(palette: .dark))
      add("\(pose.name), tinted", pose, PictureSetting(palette: Palette(tint: tint)))
      add("\(pose.name), right to left", pose, PictureSetting(isRightToLeft: true))
      add("\(pose.name), at the other end", pose, PictureSetting(isAtEnd: look.place == .header))
      add("\(pose.name), less motion", pose, PictureSetting(reducesMotion: true))
    }
    return text
  }

  /// The first line in which two texts differ by more than the last digit of a number; nil if none does.
  static func difference(_ expected: String, _ actual: String) -> String? {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var pose: Substring = ""
    for index in 0..<max(old.count, new.count) {
      let was = index < old.count ? old[index] : "(nothing)"
      let now = index < new.count ? new[index] : "(nothing)"
      if now.hasPrefix("==") { pose = now }
      if !isSame(was, now) { return "line \(index + 1), \(pose)\n  was: \(was)\n  now: \(now)" }
    }
    return nil
  }

  private static func isSame(_ old: Substring, _ new: Substring) -> Bool {
    if old == new { return true }
    let words = (old.split(separator: " "), new.split(separator: " "))
    guard words.0.count == words.1.count else { return false }
    return zip(words.0, words.1).allSatisfy { old, new in
      if old == new { return true }
      guard let old = Double(old), let new = Double(new) else { return false }
      return abs(old - new) < 0.015
    }
  }
}
