import RefreshLooks
import RefreshViews
import Testing

@Suite("Texts by language", .serialized)
struct TextTests {
  @Test(
    "every language code gives every text",
    arguments: ["", "en", "zh", "zh-Hant-HK", "x", "de-AT", "-", "zh_CN"])
  func codes(code: String) {
    let texts = RefreshTexts.preferred([code])
    for text in RefreshText.allCases { #expect(!texts[text].isEmpty) }
  }

  @Test("no language at all is English")
  func noCode() { #expect(RefreshTexts.preferred([]) == .english) }

  @Test("the first language that is spoken counts")
  func order() {
    #expect(RefreshTexts.preferred(["de", "zh-Hans-CN", "en"]).language == "zh-Hans")
    #expect(RefreshTexts.preferred(["en-GB", "zh"]).language == "en")
  }

  @Test("both languages have a text of their own for everything", arguments: RefreshText.allCases)
  func complete(text: RefreshText) {
    #expect(RefreshTexts.simplifiedChinese[text] != RefreshTexts.english[text])
  }

  @Test("an app replaces one text or all, and goes back to the user's")
  func replacing() {
    defer { RefreshLanguage.reset() }
    RefreshLanguage.texts = .simplifiedChinese
    RefreshLanguage.texts[.loading] = "等等"
    #expect(RefreshLanguage.texts[.loading] == "等等")
    #expect(RefreshLanguage.texts[.noMoreData] == RefreshTexts.simplifiedChinese[.noMoreData])
    RefreshLanguage.reset()
    #expect(RefreshLanguage.texts[.loading] != "等等")
  }
}
