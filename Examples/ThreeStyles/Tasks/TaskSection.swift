import CommandKit

/// The ten tasks' part of the page: the figures, and the code behind them.
struct TaskSection {
  let table: TaskTable

  /// The section, as markup.
  var html: String {
    """
    <section id="tasks">
    <h2>Ten tasks</h2>
    <p>Counted from the sources that are compiled into this program: lines of code, names to know (all that are neither
    Swift’s, nor the app’s, nor a view’s), and traps, which are things that one can get wrong and that compile.</p>
    <div class="table" tabindex="0"><table class="tasks">
    <thead><tr><th scope="col">Task</th>\(heads)</tr></thead>
    <tbody>\(table.rows.map(figures).joined(separator: "\n"))
    <tr class="sum"><th scope="row">All ten, each name once</th>\(sums)</tr></tbody>
    </table></div>
    \(table.rows.map(details).joined(separator: "\n"))
    </section>
    """
  }

  private var heads: String {
    table.styles.map { "<th scope=\"col\">\($0.name)<small>lines · names · traps</small></th>" }.joined()
  }

  private func figures(_ row: TaskTable.Row) -> String {
    let cells = row.cells.map { cell in
      let remark = cell.code.speaker.remark.map { "<small>\($0)</small>" } ?? ""
      return "<td>\(text(.of(cell.code)))\(remark)</td>"
    }
    let link = "<a href=\"#\(anchor(row))\">\(Markup.escaped(row.task.title))</a>"
    return "<tr><th scope=\"row\">\(link)</th>\(cells.joined())</tr>"
  }

  private var sums: String { table.styles.map { "<td>\(text(table.sum($0)))</td>" }.joined() }

  private func text(_ figures: TaskFigures) -> String {
    "<b>\(figures.lines)</b> · \(figures.names) · <i class=\"\(figures.traps == 0 ? "none" : "some")\">\(figures.traps)</i>"
  }

  private func anchor(_ row: TaskTable.Row) -> String { "task-\(Markup.anchor(row.task.rawValue))" }

  private func details(_ row: TaskTable.Row) -> String {
    let count = ["no", "one", "two", "three", "four"][min(4, row.cells.count)]
    return """
      <h3 id="\(anchor(row))">\(Markup.escaped(row.task.title))</h3>
      <div class="columns \(count)">
      \(row.cells.map(figure).joined(separator: "\n"))
      </div>
      """
  }

  private func figure(_ cell: TaskTable.Cell) -> String {
    let words = Set(cell.code.names)
    let remark = cell.code.speaker.remark.map { " <span>\($0)</span>" } ?? ""
    let traps = cell.code.traps.map {
      "<li><b>\(Markup.escaped($0.name))</b>: \(Markup.withCode($0.reason))</li>"
    }
    let list = traps.isEmpty ? "" : "<ul class=\"traps\">\(traps.joined())</ul>"
    return """
      <figure><figcaption>\(cell.style.name)\(remark)</figcaption>
      <pre tabindex="0"><code>\(SwiftHighlighter(words: words).markup(of: cell.code.text))</code></pre>\(list)</figure>
      """
  }
}
