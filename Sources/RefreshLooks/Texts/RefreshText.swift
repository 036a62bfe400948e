/// Everything that the styles and looks of this package say.
nonisolated public enum RefreshText: Hashable, Sendable, CaseIterable {
  /// SVStyle and GMStyle: a pull that is not far enough.
  case pullToRefresh
  /// SVStyle and GMStyle: letting go refreshes.
  case releaseToRefresh
  /// Every style: the action is running.
  case loading
  /// FigStyle's header: a pull that is not far enough.
  case pullDownToRefresh
  /// FigStyle's header: letting go refreshes.
  case letGoToRefresh
  /// FigStyle's footer: a pull that is not far enough.
  case pullUpToLoadMore
  /// FigStyle's footer: letting go loads.
  case releaseToLoadMore
  /// A footer has nothing more to load.
  case noMoreData
  /// Before the time of the last refresh.
  case lastUpdated
  /// In place of the time, before the first refresh.
  case never
  /// Before a time of today.
  case today
  /// Spoken when a refresh starts.
  case refreshing
  /// Spoken when a refresh has ended well.
  case refreshed
  /// Spoken when a refresh has failed.
  case refreshFailed
  /// What a header is to a screen reader, and its action.
  case refresh
  /// What a footer is to a screen reader, and its action.
  case loadMore
  /// Spoken when a footer begins to load.
  case loadingMore
  /// Spoken when a footer has loaded more.
  case loadedMore
  /// Spoken when a footer could not load more.
  case loadingFailed
}

/// The texts of one language.
nonisolated public struct RefreshTexts: Equatable, Sendable {
  /// The language's code, such as `en` or `zh-Hans`.
  public let language: String

  private var table: [RefreshText: String]

  /// The texts of a language. A text that is not given is the English one.
  public init(language: String, _ table: [RefreshText: String]) {
    self.language = language
    self.table = table
  }

  /// One of the texts; setting it replaces it.
  public subscript(text: RefreshText) -> String {
    get { table[text] ?? Self.english.table[text] ?? "" }
    set { table[text] = newValue }
  }

  /// The languages that the package speaks.
  public static let all: [RefreshTexts] = [english, simplifiedChinese]

  /// The texts for the first of some language codes that the package speaks; English if there is none.
  ///
  /// Codes are compared by their language: `en-GB` is English, and every `zh` is served by the Chinese
  /// texts. An empty or unknown code is passed over.
  public static func preferred(_ codes: [String]) -> RefreshTexts {
    for code in codes {
      let language = Self.language(of: code)
      if let texts = all.first(where: { Self.language(of: $0.language) == language }) { return texts }
    }
    return english
  }

  private static func language(of code: String) -> String {
    var language = ""
    for character in code.lowercased() {
      if character == "-" || character == "_" { break }
      language.append(character)
    }
    return language
  }
}
