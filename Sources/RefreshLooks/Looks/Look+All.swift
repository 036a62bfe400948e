nonisolated extension Look {
  /// Every look, in the order of the styles that they come from.
  public static var all: [Look] { svLooks + infinityLooks + figLooks + gmLooks + ownLooks }

  /// The look of that name, such as `sv-arrow`; nil if there is none.
  public static func named(_ name: String) -> Look? { all.first { $0.name == name } }
}
