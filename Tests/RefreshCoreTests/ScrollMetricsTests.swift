import RefreshCore
import Testing

@Suite("ScrollMetrics")
struct ScrollMetricsTests {
  @Test("what is no number counts as nothing", arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(value: Double) {
    let metrics = ScrollMetrics(
      offset: value, contentLength: value, viewportLength: value, startInset: value, endInset: value)
    #expect(metrics == ScrollMetrics(offset: 0, contentLength: 0, viewportLength: 0))
  }

  @Test("one bad number leaves the others alone")
  func oneBad() {
    let metrics = ScrollMetrics(
      offset: 7, contentLength: .nan, viewportLength: 480, startInset: 88, endInset: 34)
    #expect(metrics.offset == 7)
    #expect(metrics.contentLength == 0)
    #expect(metrics.viewportLength == 480)
    #expect(metrics.startInset == 88)
    #expect(metrics.endInset == 34)
  }

  @Test("lengths below zero count as nothing, offsets and insets do not")
  func negative() {
    let metrics = ScrollMetrics(
      offset: -30, contentLength: -1, viewportLength: -480, startInset: -10, endInset: -20)
    #expect(metrics.offset == -30)
    #expect(metrics.contentLength == 0)
    #expect(metrics.viewportLength == 0)
    #expect(metrics.startInset == -10)
    #expect(metrics.endInset == -20)
  }

  @Test("what is further away than a billion points counts as a billion, so that sums stay finite")
  func endless() {
    let far = Double.greatestFiniteMagnitude
    let metrics = ScrollMetrics(
      offset: -far, contentLength: far, viewportLength: 1e300, startInset: -far, endInset: far)
    #expect(metrics.offset == -1e9 && metrics.contentLength == 1e9 && metrics.viewportLength == 1e9)
    #expect(metrics.startInset == -1e9 && metrics.endInset == 1e9 && metrics.endRest.isFinite)
  }

  @Test(
    "content rests at minus the start inset, and at the end where its inset ends",
    arguments: [(2000, 0, 0, 0, 1520), (2000, 88, 34, -88, 1554), (100, 88, 34, -88, -88)])
  func rests(content: Double, start: Double, end: Double, startRest: Double, endRest: Double) {
    let metrics = ScrollMetrics(
      offset: 0, contentLength: content, viewportLength: 480, startInset: start, endInset: end)
    #expect(metrics.startRest == startRest)
    #expect(metrics.endRest == endRest)
  }

  @Test("content is short until, with its insets, it is longer than the viewport")
  func short() {
    for (content, isShort) in [(0, true), (357, true), (358, true), (358.5, false), (2000, false)] {
      let metrics = ScrollMetrics(
        offset: 0, contentLength: content, viewportLength: 480, startInset: 88, endInset: 34)
      #expect(metrics.isShort == isShort)
    }
  }
}
