// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingALook.md: change it there.
// swift-format-ignore-file

import SVStyle
import Testing

@Test func aHeartStandsStillForThoseWhoWantIt() {
  func drawing(_ moment: Moment) -> Drawing {
    var drawing = Drawing()
    Look.heartbeat.draw(moment, &drawing)
    return drawing
  }
  var moment = Moment(.refreshing, seconds: 0.1)
  let early = drawing(moment)
  moment.seconds = 0.5
  #expect(drawing(moment) != early)
  moment.reducesMotion = true
  let still = drawing(moment)
  moment.seconds = 0.7
  #expect(drawing(moment) == still)
}
