/// The code that does a task, as it stands in the compiled source, with what is known of it.
struct TaskCode: Equatable {
  /// Who has the word that does it.
  enum Speaker: String {
    /// The style itself.
    case style
    /// The engine, whose words work in every style.
    case engine
    /// Nobody: the app writes it.
    case app
  }

  /// Something that can go wrong, with the reason.
  struct Trap: Equatable {
    let name: String
    let reason: String
  }

  /// The lines of code, without the comments that mark them.
  var lines: [String] = []

  /// What one can get wrong here.
  var traps: [Trap] = []

  /// Who has the word for it.
  var speaker = Speaker.style

  /// The code as one text.
  var text: String { lines.joined(separator: "\n") }

  /// How many lines it takes, empty ones not counted.
  var lineCount: Int { lines.count { !$0.allSatisfy(\.isWhitespace) } }

  /// The names that one has to know for it, in the order in which they are met.
  var names: [String] { TaskNames(lines).toKnow }
}
