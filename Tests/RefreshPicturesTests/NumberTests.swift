import Testing

@testable import RefreshPictures

/// Numbers are as short as they get, and always numbers.
@Suite struct NumberTests {
  @Test func numbersAreShort() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (0.005, ".01"), (0.5, ".5"), (-0.5, "-.5"),
      (1, "1"), (10, "10"), (100, "100"), (-12.345, "-12.35"), (3.1, "3.1"), (2.999, "3"), (1.05, "1.05"),
    ]
    for (value, text) in cases { #expect(Numbers.text(value) == text) }
    #expect(Numbers.text(0.12345, decimals: 5) == ".12345")
    #expect(Numbers.text(0.00001, decimals: 5) == ".00001")
    #expect(Numbers.text(0.5, decimals: 0) == "1")
  }

  @Test func thereIsNoExponentAndNoNaN() {
    for value in [Double.nan, .infinity, -.infinity, .signalingNaN] { #expect(Numbers.text(value) == "0") }
    #expect(Numbers.text(1e300) == "10000000")
    #expect(Numbers.text(-1e300, decimals: 6) == "-10000000")
    #expect(Numbers.text(1e-300) == "0")
  }

  @Test func spacesStandOnlyWhereNumbersWouldRunTogether() {
    #expect(Numbers.join([1, -2, 0.5, -0.5]) == "1-2 .5-.5")
  }

  @Test func plainNumbersHaveADigitBeforeThePoint() {
    #expect(Numbers.plain(0.25) == "0.25")
    #expect(Numbers.plain(-0.25) == "-0.25")
    #expect(Numbers.plain(.nan) == "nan")
    #expect(Numbers.plain(-.infinity) == "-infinity")
  }
}
