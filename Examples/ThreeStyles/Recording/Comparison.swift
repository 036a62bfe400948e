/// What the styles have in common during a script, and what not.
struct Comparison {
  /// Something that can be said of every style.
  struct Row {
    let name: String
    let values: [String]

    /// Whether all styles have the same value.
    var isSame: Bool { Set(values).count == 1 }
  }

  let styles: [FeedStyle]

  /// All that can be said.
  let rows: [Row]

  /// The ways of the styles' controls through their states, one list for each style.
  let paths: [[String]]

  /// Compares recordings of one script.
  init(_ recordings: [Recording], _ finger: FingerTrack) {
    let figures = recordings.map { Figures(recording: $0, finger: finger) }
    let columns = figures.map(\.all)
    styles = recordings.map(\.style)
    rows =
      columns.first.map { first in
        first.indices.map { index in Row(name: first[index].name, values: columns.map { $0[index].value }) }
      } ?? []
    paths = figures.map(\.paths)
  }

  /// The rows in which styles differ; all of them where there is nothing to compare with.
  var differing: [Row] { styles.count > 1 ? rows.filter { !$0.isSame } : rows }

  /// The rows in which they do not, as far as they say anything.
  var common: [Row] {
    styles.count > 1 ? rows.filter { $0.isSame && $0.values[0] != Figures.nothing } : []
  }
}
