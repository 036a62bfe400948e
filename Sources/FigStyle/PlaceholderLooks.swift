extension Look {
  nonisolated public static var figText: Look { Look("fig-text", loop: 0, hasTexts: true) { _, _ in } }
  nonisolated public static var figIndicator: Look { Look("fig-indicator", loop: 1, hasTexts: true) { _, _ in } }
  nonisolated public static var figImages: Look { Look("fig-images", loop: 0.72, hasTexts: true) { _, _ in } }
}
