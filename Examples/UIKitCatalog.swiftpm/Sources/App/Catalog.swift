import UIKit

/// What the catalogue has to show.
@MainActor enum Catalog {
  static let menus = [
    Menu(
      title: "The same feed in every style",
      entries: [
        Menu.Entry(title: "SVPullToRefresh", note: "addPullToRefresh { … }") { SVFeedController() },
        Menu.Entry(title: "Infinity", note: "fty.pullToRefresh.add(animator:)") { InfinityFeedController() },
        Menu.Entry(title: "FigRefresh", note: "fig_header = RefreshHeader { … }") { FigFeedController() },
        Menu.Entry(title: "GMPullToRefresh", note: "addPullToRefresh(actionHandler:)") { GMFeedController() },
      ]),
    Menu(
      title: "Views of your own",
      entries: [
        Menu.Entry(title: "A header with a picture", note: "class PictureHeader: RefreshHeader") {
          PictureHeaderController()
        },
        Menu.Entry(title: "An animator", note: "class FillingBar: UIView, CustomPullToRefreshAnimator") {
          OwnAnimatorController()
        },
      ]),
    Menu(
      title: "Looks",
      entries: [
        Menu.Entry(title: "All looks", note: "fig_header?.look = .svArrow") {
          MenuController(title: "All looks", menus: [Looks.menu])
        },
        Menu.Entry(title: "Themes", note: "changeCurrentRefreshTheme(to:)") { ThemesController() },
      ]),
    Menu(
      title: "In real screens",
      entries: [
        Menu.Entry(title: "Large title", note: "expands and collapses while you pull") {
          LargeTitleController()
        },
        Menu.Entry(title: "Search bar", note: "in the navigation bar") { SearchController() },
        Menu.Entry(title: "Keyboard", note: "comes and goes during a refresh") { KeyboardController() },
        Menu.Entry(title: "Rotation", note: "turn the device during a refresh") { RotationController() },
        Menu.Entry(title: "Both edges", note: "pull at the top and at the bottom") { BothEdgesController() },
        Menu.Entry(title: "Two styles, one list", note: "one adds, the other ends") { TwoStylesController() },
      ]),
  ]
}
