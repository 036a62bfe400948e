nonisolated extension Scenario {
  /// Reads the object of one scenario.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields([
      "name", "about", "style", "setup", "steps", "expect", "recorded", "source",
    ])
    self.init(name: try fields.need("name").name())
    about = try fields["about"]?.text() ?? ""
    style = try fields["style"]?.name()
    if let setup = fields["setup"] { self.setup = try ScenarioSetup(reading: setup) }
    steps = try ScenarioStep.list(fields.need("steps"))
    if let expect = fields["expect"] { self.expect = try ScenarioExpectation(reading: expect) }
    recorded = fields["recorded"]?.value
    source = fields["source"]?.value
  }
}
