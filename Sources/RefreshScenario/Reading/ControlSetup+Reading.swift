nonisolated extension ControlSetup {
  /// Reads the object `header`, `footer` or `config`.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields([
      "endAfter", "endOp", "append", "newSize", "noMoreAt", "height", "look", "policy", "mode", "stick",
      "scrollsBackImmediately", "animatorOffset", "removeInAction",
    ])
    self.init()
    endAfter = try fields["endAfter"]?.time()
    endOp = try fields["endOp"]?.word(EndOperation.self) ?? endOp
    append = try fields["append"]?.number() ?? append
    newSize = try fields["newSize"]?.length()
    noMoreAt = try fields["noMoreAt"]?.count(least: 1)
    height = try fields["height"]?.length()
    look = try fields["look"]?.name()
    if let policy = fields["policy"] { self.policy = try PolicyOverrides(reading: policy) }
    mode = try fields["mode"]?.word(Mode.self)
    stick = try fields["stick"]?.bool()
    scrollsBackImmediately = try fields["scrollsBackImmediately"]?.bool()
    if let offset = fields["animatorOffset"] { animatorOffset = try ScenarioOffset(reading: offset) }
    removeInAction = try fields["removeInAction"]?.bool() ?? removeInAction
  }
}
