/// A property of somebody else's object that is written here as long as nobody else writes it.
nonisolated package struct SharedValue<Value: Equatable> {
  private var written: Value

  /// The property as it is while nobody has written it.
  package init(_ untouched: Value) { written = untouched }

  /// What to write, if anything: nothing where the property has a value that was not written here.
  package mutating func update(_ current: Value, to new: Value) -> Value? {
    guard current == written, new != written else { return nil }
    written = new
    return new
  }
}
