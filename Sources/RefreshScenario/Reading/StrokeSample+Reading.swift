nonisolated extension StrokeSample {
  /// Reads `[[t, y], …]`: two samples or more, each later than the one before it.
  static func list(_ node: Node) throws(ScenarioError) -> [StrokeSample] {
    let nodes = try node.elements()
    guard nodes.count >= 2 else {
      throw node.error("expected two samples or more, found \(nodes.count)")
    }
    var samples: [StrokeSample] = []
    for node in nodes {
      let sample = try StrokeSample(reading: node)
      if let last = samples.last, sample.time <= last.time {
        throw node.error("expected a time after \(Node.plain(last.time)), found \(Node.plain(sample.time))")
      }
      samples.append(sample)
    }
    return samples
  }

  private init(reading node: Node) throws(ScenarioError) {
    let numbers = try node.numbers(2, "[time, y]")
    self.init(time: numbers[0], y: numbers[1])
    guard time >= 0 else {
      throw node.error("expected a time of 0 seconds or more, found \(Node.plain(time))")
    }
  }
}
