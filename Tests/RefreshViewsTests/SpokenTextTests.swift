import RefreshCore
import RefreshLooks
import RefreshViews
import Testing

@Suite("What a screen reader says")
struct SpokenTextTests {
  private func element(_ phase: RefreshPhase, _ role: RefreshRole = .refresh) -> RefreshElement? {
    RefreshElement(role: role, phase: phase, hasRoom: true, isHidden: false, offersAction: true)
  }

  @Test("every announcement has words in every language, others for a footer where it is another thing")
  func announcements() {
    for texts in RefreshTexts.all {
      for announcement in RefreshAnnouncement.allCases {
        let (header, footer) = (
          texts.spoken(announcement, for: .refresh), texts.spoken(announcement, for: .loadMore)
        )
        #expect(!header.isEmpty && !footer.isEmpty)
        #expect((header == footer) == (announcement == .noMoreData))
      }
    }
  }

  @Test("a control's name says what it is for, its value how it stands")
  func namesAndValues() throws {
    let texts = RefreshTexts.english
    #expect(texts.name(of: .refresh) == "Refresh" && texts.name(of: .loadMore) == "Load more")
    #expect(texts.value(of: try #require(element(.idle))) == nil)
    #expect(texts.value(of: try #require(element(.pulling(progress: 0.42)))) == "40%")
    #expect(texts.value(of: try #require(element(.armed(progress: 1)))) == "Release to refresh")
    #expect(texts.value(of: try #require(element(.armed(progress: 1), .loadMore))) == "Release to load more")
    #expect(texts.value(of: try #require(element(.refreshing))) == "Refreshing")
    #expect(texts.value(of: try #require(element(.refreshing, .loadMore))) == "Loading more")
    #expect(texts.value(of: try #require(element(.finishing))) == nil)
    #expect(texts.value(of: try #require(element(.noMoreData, .loadMore))) == "No more data")
  }
}

@Suite("A property shared with an app")
struct SharedValueTests {
  @Test("is written while nobody else writes it, and then is theirs")
  func theirs() {
    var shared = SharedValue<String?>(nil)
    #expect(shared.update(nil, to: "a") == .some("a"))
    #expect(shared.update("a", to: "a") == nil)
    #expect(shared.update("theirs", to: "b") == nil)
    #expect(shared.update("a", to: "b") == .some("b"))
  }

  @Test("that had a value before is theirs from the beginning")
  func before() {
    var shared = SharedValue<String?>(nil)
    #expect(shared.update("theirs", to: "a") == nil)
  }
}
