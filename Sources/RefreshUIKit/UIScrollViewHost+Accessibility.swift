#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

extension UIScrollViewHost {
  func describe(_ refresher: Refresher) { presenter.describe(refresher, on: view) }

  func announce(_ announcement: RefreshAnnouncement, for role: RefreshRole) {
    UIAccessibility.post(
      notification: .announcement, argument: RefreshLanguage.spoken(announcement, for: role))
  }
}
#endif
