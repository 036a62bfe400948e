import Foundation

/// Standard output and standard error, either of which may be closed by whoever reads them.
package enum Output {
  private static var isOpen = true
  private static var program = ""

  /// Sees to it that a reader who goes away does not end the program, and that no file that is opened
  /// later is taken for a standard stream that was closed.
  ///
  /// - Parameter program: The program's name, which begins each complaint.
  package static func prepare(program: String) {
    self.program = program
    signal(SIGPIPE, SIG_IGN)
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", O_RDWR) }
  }

  /// Prints lines; nothing once nobody reads any more.
  package static func print(_ lines: [String]) {
    guard isOpen, !lines.isEmpty else { return }
    isOpen = write(lines, to: 1)
  }

  /// Prints a line.
  package static func print(_ line: String) { print([line]) }

  /// Says on standard error what is wrong.
  package static func complain(_ line: String) { _ = write(["\(program): \(line)"], to: 2) }

  private static func write(_ lines: [String], to stream: Int32) -> Bool {
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
