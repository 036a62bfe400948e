#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

extension UIScrollViewHost {
  func userInset(at edge: ScrollEdge) -> Double { ledgers[edge]?.user ?? 0 }

  func setUserInset(_ points: Double, at edge: ScrollEdge) {
    guard userInset(at: edge) != points else { return }
    ledgers[edge]?.setUser(points)
    publish()
    rememberRestingInsets()
    layOutPlacedViews()
    report(.restingInsetChanged)
  }

  /// Someone wrote `contentInset`. If it was not us, each edge that differs from what we published is the
  /// app's, or an echo of ours.
  func insetWasWritten() {
    guard let view, !isWritingInset else { return }
    let before = knownOffset
    knownInset = view.contentInset
    var changed: [ScrollEdge] = []
    for edge in ScrollEdge.allCases {
      let written = Double(view.contentInset[edge, isRightToLeft])
      guard var ledger = ledgers[edge], abs(written - ledger.total) > 0.001 else { continue }
      if ledger.observe(total: written) { changed.append(edge) }
      ledgers[edge] = ledger
    }
    publish()
    putBack(before, unless: changed)
    if rememberRestingInsets() || !changed.isEmpty {
      layOutPlacedViews()
      report(.restingInsetChanged)
    }
    if view.contentOffset != knownOffset { reportScroll() }
  }

  /// Puts content back into our room that an inset has moved out of it which did not last.
  ///
  /// - Parameter changed: Where the app's part is another one now, so that the engine has its say.
  private func putBack(_ offset: CGPoint, unless changed: [ScrollEdge]) {
    guard let view, view.contentOffset != offset, !isDragging else { return }
    for edge in ScrollEdge.allCases where (ledgers[edge]?.room ?? 0) > 0 && !changed.contains(edge) {
      let metrics = metrics(along: edge.axis)
      let reading = self.offset(offset, in: view, edge.axis)
      let wasInRoom =
        edge.isStart ? reading < metrics.startRest + 0.5 : reading > metrics.endRest - 0.5
      guard wasInRoom else { continue }
      switch edge.axis {
      case .vertical: view.contentOffset.y = offset.y
      case .horizontal: view.contentOffset.x = offset.x
      }
    }
  }

  /// Makes `contentInset` what the ledgers say, in one write, if it is anything else.
  func publish() {
    guard let view else { return }
    var inset = view.contentInset
    for edge in ScrollEdge.allCases {
      inset[edge, isRightToLeft] = CGFloat(ledgers[edge]?.total ?? 0)
    }
    guard inset != view.contentInset else { return }
    isWritingInset = true
    view.contentInset = inset
    isWritingInset = false
    knownInset = view.contentInset
    if view.contentInset != inset { takeIn(view.contentInset, insteadOf: inset) }
  }

  /// A scroll view that has its own idea of an inset, such as a web view's, has the last word, and what
  /// it adds is its own part: nothing is written a second time.
  private func takeIn(_ real: UIEdgeInsets, insteadOf wanted: UIEdgeInsets) {
    for edge in ScrollEdge.allCases {
      let more = Double(real[edge, isRightToLeft] - wanted[edge, isRightToLeft])
      guard abs(more) > 0.001, let user = ledgers[edge]?.user else { continue }
      ledgers[edge]?.setUser(user + more)
    }
    guard rememberRestingInsets() else { return }
    layOutPlacedViews()
    report(.restingInsetChanged)
  }
}

extension UIEdgeInsets {
  /// The inset at an edge that is named by reading direction.
  subscript(edge: ScrollEdge, isRightToLeft: Bool) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: isRightToLeft ? right : left
      case .trailing: isRightToLeft ? left : right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: if isRightToLeft { right = newValue } else { left = newValue }
      case .trailing: if isRightToLeft { left = newValue } else { right = newValue }
      }
    }
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    switch axis {
    case .vertical: height
    case .horizontal: width
    }
  }
}
#endif
