import CommandKit
import Foundation

/// The page: the code of the styles side by side, and what each made of the strokes.
struct Page {
  let shows: [StrokeShow]
  let styles: [FeedStyle]

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
    \(styles.map(code).joined(separator: "\n"))
    </div>
    </section>
    \(shows.map { StrokeSection(show: $0).html }.joined(separator: "\n"))
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
    return (["<a href=\"#code\">The code</a>"] + strokes).joined(separator: "\n")
  }

  private func code(_ style: FeedStyle) -> String {
    let file = "\(style.sourceName).swift"
    let path = StrokeFolder.sources.appendingPathComponent("Feed/\(file)").path
    let source = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    let text = source ?? "// \(file) is not where it was when this program was built."
    let markup = SwiftHighlighter(words: style.vocabulary).markup(of: text)
    return """
      <figure><figcaption>\(style.name) <span>\(file)</span></figcaption>
      <pre tabindex="0"><code>\(markup)</code></pre></figure>
      """
  }
}
