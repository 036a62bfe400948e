nonisolated extension Look {
  /// All looks that are this project's own.
  public static let ownLooks: [Look] = [quiet, quietFooter]
}
