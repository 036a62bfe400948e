import RefreshCore

nonisolated extension ScenarioSetup {
  /// Reads the object `setup`.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields([
      "frame", "contentHeight", "inset", "bars", "largeTitle", "offset", "axis", "alwaysBounce", "bounces",
      "inWindow", "sizeAfterAttach", "paging", "rtl", "hz", "header", "footer",
    ])
    self.init()
    if let frame = fields["frame"] { self.frame = try ScenarioSize(reading: frame) }
    contentHeight = try fields["contentHeight"]?.length() ?? contentHeight
    if let inset = fields["inset"] { self.inset = try ScenarioInsets(reading: inset) }
    if let bars = fields["bars"] { self.bars = try ScenarioInsets(readingBars: bars) }
    if let title = fields["largeTitle"] { largeTitle = try ScenarioLargeTitle(reading: title) }
    offset = try fields["offset"]?.number()
    axis = try fields["axis"]?.choice(["vertical": .vertical, "horizontal": .horizontal]) ?? axis
    alwaysBounce = try fields["alwaysBounce"]?.bool() ?? alwaysBounce
    bounces = try fields["bounces"]?.bool() ?? bounces
    inWindow = try fields["inWindow"]?.bool() ?? inWindow
    sizeAfterAttach = try fields["sizeAfterAttach"]?.bool() ?? sizeAfterAttach
    paging = try fields["paging"]?.bool() ?? paging
    rtl = try fields["rtl"]?.bool() ?? rtl
    if let hz = fields["hz"] { self.hz = try Self.frequency(hz) }
    if let header = fields["header"] { self.header = try ControlSetup(reading: header) }
    if let footer = fields["footer"] { self.footer = try ControlSetup(reading: footer) }
  }

  private static func frequency(_ node: Node) throws(ScenarioError) -> Int {
    let number = try node.number()
    guard number == 60 || number == 120 else {
      throw node.error("expected 60 or 120, found \(Node.plain(number))")
    }
    return Int(number)
  }
}
