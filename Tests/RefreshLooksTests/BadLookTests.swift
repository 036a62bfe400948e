import RefreshCore
import RefreshLooks
import Testing

/// The checks of all looks find what they are there for.
@Suite struct BadLookTests {
  /// A disc that grows with the pull and turns while refreshing.
  private func look(
    loop: Double = 1, settling: Double = 0.3, overshoot: Double = 0,
    _ draw: @escaping @Sendable (Moment, inout Drawing) -> Void
  ) -> Violations {
    Violations(look: Look("bad", loop: loop, settling: settling, overshoot: overshoot, draw: draw))
  }

  private func disc(_ drawing: inout Drawing, _ x: Double = 160, radius: Double = 10) {
    drawing.circle(x, 30, radius: radius)
    drawing.fill(.black)
  }

  @Test func aGoodLookPasses() {
    let good = look { moment, drawing in
      let share = moment.phase.isSameKind(as: .refreshing) && !moment.reducesMotion ? moment.loop(1) : 0
      drawing.group(x: moment.width / 2, y: 30, degrees: share * 360) { drawing in
        drawing.rectangle(x: -10, y: -10, width: 20, height: 20)
        drawing.fill(moment.palette.gray(80))
      }
    }
    var found = good.bounds(width: 200, isDark: false, isRightToLeft: false)
    found += good.numbers(width: 834, isDark: true, isRightToLeft: true)
    found += good.pulling() + good.loop() + good.rest() + good.repetition() + good.storage()
    found += good.frames()
    #expect(found == [])
    // It turns back at once when the refresh ends, which is a jump.
    #expect(good.changes().allSatisfy { $0.hasPrefix("bad: refreshing →") })
    #expect(!good.changes().isEmpty)
  }

  @Test func whatLeavesTheViewIsFound() {
    func out(_ overshoot: Double, _ draw: @escaping @Sendable (inout Drawing) -> Void) -> Bool {
      !look(overshoot: overshoot) { _, drawing in draw(&drawing) }
        .bounds(width: 320, isDark: false, isRightToLeft: false).isEmpty
    }
    let edge: @Sendable (inout Drawing) -> Void = { drawing in
      drawing.circle(312, 30, radius: 10)
      drawing.fill(.black)
    }
    #expect(out(0, edge))
    #expect(!out(2, edge))
    #expect(!out(0) { drawing in drawing.clipped(x: 0, y: 0, width: 320, height: 60, edge) })
    #expect(
      out(0) { drawing in
        drawing.move(to: 100, 1)
        drawing.line(to: 200, 1)
        drawing.stroke(.black, width: 4)
      })
    #expect(
      out(0) { drawing in
        drawing.group(x: 160, y: 30, degrees: 90) { drawing in
          drawing.rectangle(x: -31, y: -2, width: 62, height: 4)
          drawing.fill(.black)
        }
      })
    #expect(
      !out(0) { drawing in
        drawing.group(x: 400, opacity: 0.001) { drawing in
          drawing.rectangle(x: 0, y: 0, width: 10, height: 10)
          drawing.fill(.black)
        }
      })
  }

  @Test func numbersThatAreNoneAreFound() {
    let none = look { moment, drawing in
      drawing.move(to: 0, 0)
      drawing.line(to: 0 / (moment.progress - moment.progress), 0)
      drawing.stroke(.black, width: 1)
    }
    #expect(!none.numbers(width: 320, isDark: false, isRightToLeft: false).isEmpty)
    let bright = look { _, drawing in
      drawing.circle(20, 20, radius: 4)
      drawing.fill(DrawingColor(red: 1.4, green: 0, blue: 0))
    }
    #expect(!bright.numbers(width: 320, isDark: false, isRightToLeft: false).isEmpty)
    let forgotten = look { _, drawing in drawing.move(to: 0, 0) }
    #expect(!forgotten.numbers(width: 320, isDark: false, isRightToLeft: false).isEmpty)
  }

  @Test func jumpsAreFound() {
    let pops = look { moment, drawing in
      if moment.phase.progress > 0.5 {
        drawing.circle(160, 30, radius: 10)
        drawing.fill(.black)
      }
    }
    #expect(pops.pulling().count == 2)
    #expect(!pops.changes().isEmpty)
    let hops = look { moment, drawing in
      drawing.circle(moment.phase.isSameKind(as: .armed(progress: 1)) ? 20 : 24, 30, radius: 10)
      drawing.fill(.black)
    }
    #expect(hops.changes().contains { $0.contains("pulling → armed jumps by 4") })
    let flashes = look { moment, drawing in
      drawing.circle(160, 30, radius: 15)
      drawing.fill(moment.seconds < 0.1 ? .white : .black)
    }
    #expect(!flashes.frames().isEmpty)
  }

  @Test func loopsThatDoNotCloseAreFound() {
    let open = look(loop: 0.9) { moment, drawing in
      drawing.circle(20 + 100 * moment.loop(1), 30, radius: 10)
      drawing.fill(.black)
    }
    #expect(!open.loop().isEmpty)
  }

  @Test func movementAtRestIsFound() {
    let restless = look { moment, drawing in
      drawing.circle(20 + 100 * moment.loop(1), 30, radius: 10)
      drawing.fill(.black)
    }
    #expect(!restless.rest().isEmpty)
    let slow = look(settling: 0.1) { moment, drawing in
      drawing.circle(20 + 10 * moment.change(0.3), 30, radius: 10)
      drawing.fill(.black)
    }
    #expect(!slow.rest().isEmpty)
  }

  @Test func storageThatGrowsIsFound() {
    let calls = Calls()
    let growing = look { _, drawing in
      for _ in 0..<calls.next() {
        drawing.circle(10, 10, radius: 1)
        drawing.fill(.black)
      }
    }
    #expect(!growing.storage().isEmpty)
    #expect(!growing.repetition().isEmpty)
  }

  /// Counts its calls: what no look may do.
  private final class Calls: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
