import CommandKit

/// Plays strokes on the feeds, prints what happened, and writes the page.
struct ShowCommand {
  let strokes: String?
  let styles: [FeedStyle]
  let page: PageFile?

  /// Shows everything; false if a style is not as it has to be.
  func run() throws(Complaint) -> Bool {
    let shows = try scripts().map { StrokeShow($0, styles) }
    Output.print(Self.introduction)
    for show in shows { Output.print(show.lines) }
    if let page {
      try page.write(Page(shows: shows, styles: styles, tasks: TaskTable(styles)).html)
      Output.print(["", "The code and the charts: \(page.path)"])
    }
    let faults = shows.flatMap(\.faults)
    faults.forEach(Output.complain)
    return faults.isEmpty
  }

  private func scripts() throws(Complaint) -> [StrokeScript] {
    guard let strokes else { return try StrokeFolder.scripts() }
    return [try StrokeScript(contentsOf: strokes)]
  }

  private static let introduction = [
    "Offset and inset (top/bottom) in points, as they are on screen; the state in the style's own word,",
    "↓ where it is the footer's; ACT: the action runs, END: the app says that the load is over.",
  ]
}

/// A script together with what each style made of it.
struct StrokeShow {
  let script: StrokeScript
  let recordings: [Recording]

  /// Plays `script` in each of the styles.
  init(_ script: StrokeScript, _ styles: [FeedStyle]) {
    self.script = script
    recordings = styles.map { Performance.record(script, in: $0) }
  }

  /// What the styles have in common, and what not.
  var comparison: Comparison { Comparison(recordings, FingerTrack(script)) }

  /// The timeline and what differs, as text.
  var lines: [String] {
    let title = "\(script.name) (\(script.file))"
    let about = script.about.isEmpty ? [] : Words.wrapped(script.about, to: 110)
    return ["", title, String(repeating: "═", count: title.count)] + about + [""]
      + TimelineText(script: script, recordings: recordings).lines + [""]
      + ComparisonText(comparison: comparison).lines
  }

  /// What is wrong, one line each.
  var faults: [String] {
    recordings.flatMap { recording in
      recording.faults.map { "\(script.file), \(recording.style.name): \($0)" }
    }
  }
}
