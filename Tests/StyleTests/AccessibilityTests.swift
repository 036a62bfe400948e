import RefreshTestKit
import RefreshTesting
import Testing

@Suite("Screen readers and the styles", .serialized)
struct AccessibilityTests {
  nonisolated static let styles = ["SVStyle", "InfinityStyle", "FigStyle", "GMStyle"]

  @Test("a refresh that a screen reader starts is the style's own", arguments: styles)
  func everyStyle(_ name: String) throws {
    let list = SimulatedScrollView()
    var actions = 0
    let style = try #require(ScenarioStyles.named(name))
    _ = style.attach(.header, ControlSetup(), to: list, action: { actions += 1 }, announce: { _ in })
    let view = try #require(list.refreshers[.header]?.indicator?.view as? PlatformView)
    #expect(!view.isAccessibilityElement && view.accessibilityElementsHidden)
    let action = try #require(list.surface.accessibilityCustomActions?.first)
    #expect(action.name == "Refresh" && action.actionHandler?(action) == true)
    list.settle()
    #expect(actions == 1 && view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Refresh" && view.accessibilityValue == "Refreshing")
    list.refreshers[.header]?.end()
    list.settle()
    #expect(list.announcements == ["Refreshing", "Refreshed"] && !view.isAccessibilityElement)
  }
}
