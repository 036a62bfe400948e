import CommandKit

/// The page: the code of the styles side by side, and what each made of the strokes.
struct Page {
  let shows: [StrokeShow]
  let styles: [FeedStyle]
  let tasks: TaskTable

  /// The page, complete in itself.
  var html: String {
    HTMLPage(title: title, css: PageStyle.css, body: body).text
  }

  private var body: String {
    """
    <header>
    <h1>\(title)</h1>
    <p class="lead">The same screen, written in the words of \(Markup.escaped(names)). All of them run on one
    engine; what a finger does to each is below, replayed sample by sample.</p>
    <nav>\(links)</nav>
    </header>
    <section id="code">
    <h2>The code</h2>
    <p>One file each. The style’s own words stand out; everything else is the app’s.</p>
    <div class="columns \(count)">
    \(styles.map(source).joined(separator: "\n"))
    </div>
    </section>
    \(shows.map { StrokeSection(show: $0).html }.joined(separator: "\n"))
    \(TaskSection(table: tasks).html)
    \(MixedSection.html)
    """
  }

  private var title: String { "One feed, \(count) \(styles.count == 1 ? "vocabulary" : "vocabularies")" }

  private var count: String {
    let words = ["no", "one", "two", "three", "four"]
    return styles.count < words.count ? words[styles.count] : "\(styles.count)"
  }

  private var names: String {
    let names = styles.map(\.name)
    guard names.count > 1, let last = names.last else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private var links: String {
    let strokes = shows.map { show in
      "<a href=\"#\(Markup.anchor(show.script.file))\">\(Markup.escaped(show.script.name))</a>"
    }
    let rest = ["<a href=\"#tasks\">Ten tasks</a>", "<a href=\"#mixed\">One screen, three styles</a>"]
    return (["<a href=\"#code\">The code</a>"] + strokes + rest).joined(separator: "\n")
  }

  private func source(_ style: FeedStyle) -> String {
    SourceFigure(path: "Feed/\(style.sourceName).swift", style: style).html
  }
}
