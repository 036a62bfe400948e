import Foundation

/// One of this program's own sources, as part of the page.
struct SourceFigure {
  /// Where the file is, from the program's sources on.
  let path: String

  /// The style that it speaks.
  let style: FeedStyle

  /// The figure, as markup.
  var html: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let place = StrokeFolder.sources.appendingPathComponent(path).path
    let source = FileManager.default.contents(atPath: place).map { String(decoding: $0, as: UTF8.self) }
    let text = source ?? "// \(file) is not where it was when this program was built."
    let markup = SwiftHighlighter(words: style.vocabulary).markup(of: text)
    return """
      <figure><figcaption>\(style.name) <span>\(file)</span></figcaption>
      <pre tabindex="0"><code>\(markup)</code></pre></figure>
      """
  }
}
