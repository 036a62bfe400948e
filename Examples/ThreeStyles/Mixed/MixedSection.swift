import Foundation

/// The page's part about a screen that is on its way from one style to another.
enum MixedSection {
  static let files = [
    (name: "MixedTimeline.swift", style: FeedStyle.sv), ("MixedTimeline+Loading.swift", .infinity),
    ("MixedTimeline+Restyling.swift", .fig),
  ]

  /// The section, as markup.
  static var html: String {
    """
    <section id="mixed">
    <h2>One screen, three styles</h2>
    <p>What one file adds, another may end, begin or restyle in another style: it is the same refresh. So an app moves
    file by file.</p>
    <div class="columns three">
    \(files.map { SourceFigure(path: "Mixed/\($0.name)", style: $0.style).html }.joined(separator: "\n"))
    </div>
    </section>
    """
  }
}
