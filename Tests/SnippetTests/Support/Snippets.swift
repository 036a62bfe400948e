import Testing

/// The code of the documentation: each block is a test, made by `Scripts/snippets.py`.
@Suite("Code in the documentation", .serialized) @MainActor
struct Snippets {}
