import CommandKit

/// A script's part of the page: the chart, its legend, and what differs.
struct StrokeSection {
  let show: StrokeShow

  /// The section, as markup.
  var html: String {
    let script = show.script
    return """
      <section id="\(Markup.anchor(script.file))">
      <h2>\(Markup.escaped(script.name)) <small>\(Markup.escaped(script.file))</small></h2>
      <p>\(Markup.escaped(script.about))</p>
      <div class="card">
      \(legend)
      <div class="chart" tabindex="0">
      \(Chart(script: script, recordings: show.recordings).markup)
      </div>
      </div>
      \(table)
      </section>
      """
  }

  private var legend: String {
    let used = StateMeaning.allCases.filter { meaning in
      show.recordings.contains { recording in
        Recording.Control.allCases.contains { control in
          recording.isUsed(control)
            && recording.moments.contains { $0[control].flatMap { StateMeaning($0.name) } == meaning }
        }
      }
    }
    let states = used.map { "<li><i class=\"box \($0.rawValue)\"></i>\($0.title)</li>" }
    return """
      <ul class="legend">
      <li><i class="stroke finger"></i>finger, a dot for each sample</li>
      <li><i class="stroke offset"></i>offset, in points</li>
      <li><i class="stroke edge"></i>edge of the posts</li>
      <li><i class="box room"></i>room (inset)</li>
      \(hasMarks ? Self.marks : "")
      <li class="break"></li>
      \(states.joined(separator: "\n"))
      </ul>
      """
  }

  private var hasMarks: Bool { show.recordings.contains { !$0.marks.isEmpty } }

  private static let marks = """
    <li><i class="bar action"></i>the action runs</li>
    <li><i class="bar loaded"></i>the app says that the load is over</li>
    """

  private var table: String {
    let comparison = show.comparison
    let heads = comparison.styles.map { "<th scope=\"col\">\($0.name)</th>" }.joined()
    let rows = comparison.differing.map { row in
      cells(row.name, row.values.map(Markup.escaped))
    }
    let paths = cells("states", comparison.paths.map { $0.map(Markup.escaped).joined(separator: "<br>") })
    let common = comparison.common.map { Markup.escaped("\($0.name) \($0.values[0])") }
    let title = comparison.styles.count > 1 ? "What differs" : "Figures"
    return """
      <div class="table" tabindex="0"><table>
      <thead><tr><th scope="col">\(title)</th>\(heads)</tr></thead>
      <tbody>\(rows.joined())\(paths)</tbody>
      </table></div>
      \(common.isEmpty ? "" : "<p class=\"same\">The same in all: \(common.joined(separator: "; ")).</p>")
      """
  }

  private func cells(_ name: String, _ values: [String]) -> String {
    "<tr><th scope=\"row\">\(name)</th>\(values.map { "<td>\($0)</td>" }.joined())</tr>\n"
  }
}
