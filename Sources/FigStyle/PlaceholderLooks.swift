extension Look {
  nonisolated static var figImages: Look { Look("fig-images", loop: 0.72) { _, _ in } }
}
