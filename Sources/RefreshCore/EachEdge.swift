/// One value for each axis, found without hashing: it is asked for at every scroll event.
nonisolated struct EachAxis<Value> {
  private var vertical: Value
  private var horizontal: Value

  init(_ value: Value) { (vertical, horizontal) = (value, value) }

  func contains(where isWanted: (Value) -> Bool) -> Bool { isWanted(vertical) || isWanted(horizontal) }

  subscript(axis: ScrollAxis) -> Value {
    get {
      switch axis {
      case .vertical: vertical
      case .horizontal: horizontal
      }
    }
    set {
      switch axis {
      case .vertical: vertical = newValue
      case .horizontal: horizontal = newValue
      }
    }
  }
}

/// One value for each edge.
nonisolated struct EachEdge<Value> {
  private var starts: EachAxis<Value>
  private var ends: EachAxis<Value>

  init(_ value: Value) { (starts, ends) = (EachAxis(value), EachAxis(value)) }

  func contains(where isWanted: (Value) -> Bool) -> Bool {
    starts.contains(where: isWanted) || ends.contains(where: isWanted)
  }

  subscript(edge: ScrollEdge) -> Value {
    get { edge.isStart ? starts[edge.axis] : ends[edge.axis] }
    set {
      if edge.isStart { starts[edge.axis] = newValue } else { ends[edge.axis] = newValue }
    }
  }
}
