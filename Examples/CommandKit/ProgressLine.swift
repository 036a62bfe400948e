import Foundation

/// A line on the terminal that says how far a long run has come, and is gone when it is over.
///
/// Where standard error is no terminal, there is no line.
package struct ProgressLine {
  private let isShown = isatty(2) == 1
  private let count: Int

  /// A line for so many things to do.
  package init(_ count: Int) { self.count = count }

  /// So many are done, and this one is next.
  package func show(_ done: Int, _ text: String) { write("\r\u{1B}[K\(done)/\(count) \(text)") }

  /// Takes the line away.
  package func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    guard isShown else { return }
    _ = Array(text.utf8).withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
  }
}
