import FigStyle
import UIKit

/// All looks; each opens the feed with it.
@MainActor enum Looks {
  static var menu: Menu {
    Menu(
      title: "Looks",
      entries: Look.all.map { look in
        Menu.Entry(title: look.name, note: "fig_header?.look") { LookFeedController(look) }
      })
  }
}
