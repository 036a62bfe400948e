import RefreshLooks
import RefreshPictures
import Testing

/// What holds for every look.
@Suite struct PropertyTests {
  /// The names of all looks: the arguments of the tests.
  static let names = Look.all.map(\.name)

  private func look(_ name: String) throws -> Look { try #require(Look.named(name)) }

  private func expectNone(_ violations: [String]) {
    for violation in violations { Issue.record("\(violation)") }
  }

  @Test func namesAreUniqueAndInKebabCase() {
    #expect(Set(Self.names).count == Self.names.count)
    for name in Self.names {
      let words = name.split(separator: "-", omittingEmptySubsequences: false)
      let isKebab = words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
      }
      #expect(isKebab, "\(name)")
    }
  }

  @Test(arguments: names) func figuresAreSound(_ name: String) throws {
    let look = try look(name)
    #expect(look.height > 0)
    #expect(look.loop >= 0 && look.loop <= 30)
    #expect(look.settling >= 0 && look.settling <= 3)
    #expect(look.overshoot >= 0)
  }

  @Test(arguments: names) func nothingIsDrawnOutside(_ name: String) throws {
    let violations = Violations(look: try look(name))
    for width in [200.0, 320, 375, 834] {
      expectNone(violations.bounds(width: width, isDark: false, isRightToLeft: false))
      expectNone(violations.bounds(width: width, isDark: true, isRightToLeft: true))
    }
  }

  @Test(arguments: names) func numbersAreNumbers(_ name: String) throws {
    let violations = Violations(look: try look(name))
    for width in [200.0, 834] {
      expectNone(violations.numbers(width: width, isDark: false, isRightToLeft: true))
      expectNone(violations.numbers(width: width, isDark: true, isRightToLeft: false))
    }
  }

  @Test(arguments: names) func progressIsContinuous(_ name: String) throws {
    expectNone(Violations(look: try look(name)).pulling())
  }

  @Test(arguments: names) func phasesPassIntoEachOther(_ name: String) throws {
    expectNone(Violations(look: try look(name)).changes())
  }

  @Test(arguments: names) func timeIsContinuous(_ name: String) throws {
    expectNone(Violations(look: try look(name)).frames())
  }

  @Test(arguments: names) func loopsClose(_ name: String) throws {
    expectNone(Violations(look: try look(name)).loop())
  }

  @Test(arguments: names) func nothingMovesAtRest(_ name: String) throws {
    expectNone(Violations(look: try look(name)).rest())
  }

  @Test(arguments: names) func theSameMomentIsTheSameDrawing(_ name: String) throws {
    expectNone(Violations(look: try look(name)).repetition())
  }

  @Test(arguments: names) func storageStopsGrowing(_ name: String) throws {
    expectNone(Violations(look: try look(name)).storage())
  }

  @Test func allowancesAreForLooksThatExist() {
    for allowance in Allowances.all { #expect(Look.named(allowance.look) != nil, "\(allowance.look)") }
  }
}
