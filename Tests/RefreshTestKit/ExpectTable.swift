public import Testing

/// Expects a machine's whole transition table to be the one written down.
///
/// The text is a ``TransitionTable``. A failure names each cell that differs and prints the table as it
/// is, so that a change of behaviour shows as changed words.
///
/// - Parameters:
///   - expected: The table, aligned with spaces.
///   - states: Machines, each in the state by whose name it goes, in the order of the rows.
///   - events: What happens to a machine, in the order of the columns; each answers what the machine
///     asks for, or nothing at all.
///   - name: The name of the state that a machine is in.
nonisolated public func expectTable<State>(
  _ expected: String, states: [(String, State)], events: [(String, (inout State) -> String)],
  naming name: (State) -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let actual = TransitionTable(states: states, events: events, naming: name)
  let differences = actual.differences(from: TransitionTable(parsing: expected))
  guard !differences.isEmpty else { return }
  Issue.record(
    "\(differences.joined(separator: "\n"))\n\nThe table as it is:\n\n\(actual)",
    sourceLocation: sourceLocation)
}

/// An event for a table that asks for nothing, whatever the machine's state.
nonisolated public func silently<State>(
  _ event: @escaping (inout State) -> Void
) -> (inout State) -> String {
  { state in
    event(&state)
    return ""
  }
}
