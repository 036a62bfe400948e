import CommandKit

/// Colours Swift code lightly: comments, strings, keywords, types, and the words of a style.
struct SwiftHighlighter {
  private static let keywords: Set<String> = [
    "import", "final", "class", "struct", "enum", "private", "let", "var", "init", "func", "self", "in", "if",
    "else", "guard", "return", "switch", "case", "weak", "any", "override", "super",
    "extension", "fileprivate", "escaping", "nil", "true", "false",
  ]

  /// The style's own words, which stand out.
  let words: Set<String>

  /// The code as markup.
  func markup(of code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }.joined(separator: "\n")
  }

  private func line(_ line: Substring) -> String {
    var rest = line
    var markup = ""
    while let first = rest.first {
      if rest.hasPrefix("//") {
        markup += span("c", rest)
        rest = ""
      } else if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
        markup += span("s", rest[..<end])
        rest = rest[end...]
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        markup += self.word(word)
        rest = rest.dropFirst(word.count)
      } else {
        markup += Markup.escaped(String(first))
        rest = rest.dropFirst()
      }
    }
    return markup
  }

  private func word(_ word: Substring) -> String {
    let text = String(word)
    if words.contains(text) { return span("w", word) }
    if Self.keywords.contains(text) { return span("k", word) }
    return text.first?.isUppercase == true ? span("t", word) : text
  }

  private func span(_ kind: String, _ text: Substring) -> String {
    "<span class=\"\(kind)\">\(Markup.escaped(String(text)))</span>"
  }
}

extension FeedStyle {
  /// The words of the style that its screen uses.
  var vocabulary: Set<String> {
    switch self {
    case .sv:
      [
        "SVStyle", "addPullToRefresh", "addInfiniteScrolling", "pullToRefreshView", "infiniteScrollingView",
        "stopAnimating", "showsInfiniteScrolling",
      ]
    case .infinity:
      [
        "InfinityStyle", "fty", "pullToRefresh", "infiniteScroll", "add", "end", "isEnabled",
        "DefaultRefreshAnimator", "DefaultInfiniteAnimator", "animateState", "PullToRefreshState",
        "InfiniteScrollState",
      ]
    case .fig:
      [
        "FigStyle", "fig_header", "fig_footer", "RefreshHeader", "RefreshFooter", "endRefreshing",
        "endRefreshingWithResetFooter", "endRefreshingWithNoMoreData",
      ]
    case .gm: ["GMStyle", "addPullToRefresh", "pullToRefreshView", "stopAnimating"]
    }
  }
}
