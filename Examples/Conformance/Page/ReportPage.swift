import CommandKit
import RefreshTesting

/// The report: a table of all cases, and each case with its timelines.
struct ReportPage {
  let rows: [ResultRow]
  let totals: Totals
  let hz: Int

  /// The page, complete in itself.
  var html: String { HTMLPage(title: title, css: ReportPageStyle.css, body: body).text }

  private let title = "What goes wrong in refresh controls"

  private var styles: [String] { rows.first?.results.map(\.setting.style.name) ?? [] }

  private var body: String {
    """
    <header>
    <h1>\(title)</h1>
    <p class="lead">\(Words.count(rows.count, "case", "cases")), most of them from public reports on existing
    libraries, played through \(Words.count(styles.count, "style", "styles")) on the
    \(Markup.escaped(rows.first?.results.first?.setting.venue.name ?? "")) scroll view at \(hz) Hz.</p>
    <p class="totals"><b class="ok">\(totals.passed) passed</b>
    <b class="\(totals.failed == 0 ? "none" : "bad")">\(totals.failed) failed</b>
    <b class="none">\(totals.notOffered) not offered</b></p>
    <nav>\(links)</nav>
    \(legend)
    </header>
    \(kinds.map(section).joined(separator: "\n"))
    """
  }

  /// What the timelines show; the words of the phases are the engine's.
  private var legend: String {
    let phases = [
      ("pulling", "pulling"), ("armed", "armed"), ("loading", "refreshing"),
      ("returning", "returning, finishing"),
      ("noMore", "no more data"),
    ]
    let parts =
      [
        "<i class=\"line\"></i>offset", "<i class=\"space\"></i>room of a control",
        "<i class=\"mark\"></i>action",
      ]
      + phases.map { "<i class=\"\($0)\"></i>\($1)" }
    return "<ul class=\"legend\">\(parts.map { "<li>\($0)</li>" }.joined())</ul>"
  }

  private var kinds: [ConformanceKind] {
    ConformanceKind.allCases.filter { kind in rows.contains { $0.played.kind == kind } }
  }

  private var links: String {
    kinds.map { kind in
      "<a href=\"#kind-\(Markup.anchor(kind.rawValue))\">\(Markup.escaped(kind.title))</a>"
    }.joined(separator: "\n")
  }

  private func section(_ kind: ConformanceKind) -> String {
    let rows = rows.filter { $0.played.kind == kind }
    return """
      <section id="kind-\(Markup.anchor(kind.rawValue))">
      <h2>\(Markup.escaped(kind.title.prefix(1).uppercased() + kind.title.dropFirst())) <small>\(kind.rawValue)</small></h2>
      <div class="cases">
      <div class="row head"><span></span><span></span>\(styles.map { "<span>\(short($0))</span>" }.joined())</div>
      \(rows.map { CaseSection(row: $0).html }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func short(_ style: String) -> String {
    Markup.escaped(style.hasSuffix("Style") ? String(style.dropLast(5)) : style)
  }
}
