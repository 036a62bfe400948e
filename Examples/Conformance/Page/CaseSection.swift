import CommandKit
import RefreshTesting

/// A case's part of the page: one line that opens to its timelines.
struct CaseSection {
  let row: ResultRow

  private var played: ConformanceCase { row.played }

  /// The part, as markup; a case that fails is open.
  var html: String {
    let isOpen = row.results.contains(where: \.isFailure)
    return """
      <details id="case-\(Markup.anchor(played.id))"\(isOpen ? " open" : "")>
      <summary class="row"><span class="id">\(Markup.escaped(played.id))</span>\
      <span>\(Markup.escaped(played.name))</span>\(row.results.map(cell).joined())</summary>
      <div class="inside">\(reports)\(body)</div>
      </details>
      """
  }

  private func cell(_ result: ConformanceResult) -> String {
    switch result.verdict {
    case .passed: "<span class=\"ok\">✓</span>"
    case .failed: "<span class=\"bad\">✗</span>"
    case .notOffered(let reason): "<span class=\"none\" title=\"\(Markup.escaped(reason))\">–</span>"
    }
  }

  private var reports: String {
    guard !played.reports.isEmpty else { return "" }
    let links = played.reports.map { address in
      let text = address.split(separator: "/").dropFirst(2).joined(separator: "/")
      return "<a href=\"\(Markup.escaped(address))\">\(Markup.escaped(text))</a>"
    }
    return "<p class=\"reports\">Reported: \(links.joined(separator: ", "))</p>"
  }

  private var body: String {
    switch played.body {
    case .elsewhere(let reason): "<p>Not played: \(Markup.escaped(reason)).</p>"
    case .check: "<p>Checked in code.</p>" + row.results.map(words).joined()
    case .scenario:
      "<div class=\"charts\">\(row.results.compactMap(chart).joined(separator: "\n"))</div>"
        + row.results.filter(isNotOffered).map(words).joined()
    }
  }

  private func isNotOffered(_ result: ConformanceResult) -> Bool {
    switch result.verdict {
    case .notOffered: true
    case .passed, .failed: false
    }
  }

  private func chart(_ result: ConformanceResult) -> String? {
    guard !isNotOffered(result) else { return nil }
    let trace = Conformance.trace(played, result.setting)
    let timeline = TimelineChart(trace: trace, id: "\(played.id)-\(result.setting.style.name)")
    return """
      <figure><figcaption>\(Markup.escaped(result.setting.style.name)) <span>\(end(result))</span></figcaption>\
      <div class="chart">\(timeline.markup)</div>\(failures(result))</figure>
      """
  }

  /// Where the content rests in the end, and what is left of the insets.
  private func end(_ result: ConformanceResult) -> String {
    guard let final = result.outcome?.final, let y = final.y else { return "" }
    let inset = [final.insetTop, final.insetBottom].map { Words.points($0 ?? 0) }.joined(separator: " / ")
    return "at \(Words.points(y)), inset \(inset)"
  }

  private func words(_ result: ConformanceResult) -> String {
    switch result.verdict {
    case .passed: ""
    case .failed: "<div>\(Markup.escaped(result.setting.style.name))\(failures(result))</div>"
    case .notOffered(let reason):
      "<p class=\"none\">\(Markup.escaped(result.setting.style.name)): not offered, \(Markup.escaped(reason)).</p>"
    }
  }

  private func failures(_ result: ConformanceResult) -> String {
    guard case .failed(let failures) = result.verdict else { return "" }
    return "<ul class=\"bad\">\(failures.map { "<li>\(Markup.escaped($0))</li>" }.joined())</ul>"
  }
}
