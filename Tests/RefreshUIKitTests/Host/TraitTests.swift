import Foundation
import InfinityStyle
import RefreshUIKit
import RefreshViews
import Testing
import UIKit

@Suite("What the user changes while the app runs", .serialized)
struct TraitTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func look(in view: LookView) -> Moment { view.player.moment }

  @Test("light and dark: a look takes the colours of its new surroundings, the app's dynamic colour too")
  func dark() {
    defer { StandIn.setSystemTraits() }
    let view = LookView(look: .quiet, frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let animator = ArrowRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    animator.color = .label
    window.addSubview(view)
    window.addSubview(animator)
    let inner = animator.subviews.compactMap { $0 as? LookView }.first
    #expect(!look(in: view).palette.isDark && inner?.player.moment.palette.tint == .black)
    StandIn.setSystemTraits(style: .dark)
    #expect(look(in: view).palette.isDark && inner?.player.moment.palette.tint == .white)
    window.overrideUserInterfaceStyle = .light
    #expect(!look(in: view).palette.isDark && inner?.player.moment.palette.tint == .black)
  }

  @Test("the gray of a look's text is legible on what it stands on, light or dark", arguments: [false, true])
  func contrast(isDark: Bool) {
    let palette = Palette(isDark: isDark)
    #expect(palette.gray(85).contrast(with: palette.background) >= 4.5)
  }

  @Test("less motion, as soon as the user asks for it, and no view is kept by that")
  func lessMotion() {
    defer { StandIn.setReduceMotion(false) }
    weak var gone: LookView?
    do {
      let view = LookView(look: .quiet)
      #expect(!look(in: view).reducesMotion)
      StandIn.setReduceMotion(true)
      #expect(look(in: view).reducesMotion)
      gone = view
    }
    #expect(gone == nil)
    StandIn.setReduceMotion(false)
  }

  @Test("a notice is heard until nobody holds it")
  func notice() {
    let name = Notification.Name("probe")
    var count = 0
    var notice: Notice? = Notice(name) { count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1 && notice != nil)
    notice = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("larger text: a label of a header that asks for it grows, and the header lays it out anew")
  func largerText() {
    defer { StandIn.setSystemTraits() }
    let label = UILabel(frame: .zero)
    label.text = "Pull to refresh"
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    window.addSubview(label)
    let before = label.intrinsicContentSize.width
    StandIn.setSystemTraits(sizeCategory: .accessibilityLarge)
    #expect(label.font.pointSize == 33 && label.intrinsicContentSize.width > before)
  }
}

extension DrawingColor {
  /// The contrast ratio of two opaque colours, from 1 to 21.
  fileprivate func contrast(with other: DrawingColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
