import RefreshTesting

/// Makes choices by bytes: random ones, or those that a fuzzer tries. After the last byte all are 0.
nonisolated struct ScriptReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func byte() -> Int {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return Int(bytes[place])
  }

  mutating func word() -> Int { byte() + 256 * byte() }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { byte() % count == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[byte() % values.count] }

  /// Quarter points, so that scripts are short to write and exact.
  mutating func points(_ low: Double, _ high: Double) -> Double {
    ((low + (high - low) * Double(word()) / 65_535) * 4).rounded() / 4
  }
}
