/// Who hides a view: the app, the engine's placing, or both.
struct SVHiding {
  private(set) var byApp = false
  private var byPlace = false

  var isHidden: Bool { byApp || byPlace }

  mutating func set(_ isHidden: Bool, isPlacing: Bool) {
    if isPlacing { byPlace = isHidden } else { byApp = isHidden }
  }
}
