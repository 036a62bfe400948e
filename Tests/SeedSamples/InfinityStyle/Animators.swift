import InfinityStyle

/// A value that is told states; no view.
struct TitleAnimator: CustomPullToRefreshAnimator {
  let show: (String) -> Void
  func animateState(_ state: PullToRefreshState) { show(state.description) }
}

/// An animator for the protocol as it was shipped.
final class PercentAnimator: UIView, CustomPullToRefreshAnimator {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("made in code")
  }

  func animateState(_ state: PullToRefreshState) {
    switch state {
    case .none: label.text = "pull"
    case .releasing(let progress): label.text = "\(Int(progress * 100)) %"
    case .loading: label.text = "wait"
    }
  }
}

/// An animator for the protocol as the text prints it, with its capital states. Two words are others:
/// `releasing` for `Releasing`, and `default` for the last case.
class WordAnimator: UIView, CustomPullToRefreshAnimator {
  var word = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)

    word.frame = self.bounds
    self.addSubview(word)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("made in code")
  }

  func animateState(state: PullToRefreshState) {
    switch state {
    case .None:
      word.text = "Down, please"
    case .releasing(let progress):
      word.text = String(Double(progress))
    default:
      word.text = "Patience"
    }
  }
}

final class OldHeader: UIView, CustomPullToRefreshAnimator {
  func animateState(state: PullToRefreshState) { isHidden = state == .none }
}

final class OldFooter: UIView, CustomInfinityScrollAnimator {
  func animateState(state: InfinityScrollState) { isHidden = state == .Loading ? false : true }
}

/// A stock animator with something of one's own.
final class LoudRing: DefaultRefreshAnimator {
  override func animateState(_ state: PullToRefreshState) {
    super.animateState(state)
    if case .loading = state { backgroundColor = .red }
  }
}

/// One with an initialiser of its own.
final class NamedSnake: SnakeInfiniteAnimator {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(name)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
