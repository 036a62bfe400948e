import UIKit

/// What a menu offers.
@MainActor struct Menu {
  /// One screen.
  struct Entry {
    let title: String
    let note: String
    let make: @MainActor () -> UIViewController
  }

  let title: String
  let entries: [Entry]
}
