/// A ring that closes with a pull.
///
///     ring.progress = 0.5
open class CircleProgressView: PlatformView {
  private final let lookView = LookView(look: .gmCircleProgress)

  /// How far the ring is closed, from 0, its default, to 1; what lies outside counts as the nearer of them.
  public final var progress: CGFloat = 0 {
    didSet {
      let share = Double(min(max(progress, 0), 1))
      lookView.player.show(share > 0 ? .pulling(progress: share) : .idle)
    }
  }

  /// What is to be seen now.
  public final var drawing: Drawing { lookView.drawing }

  /// An open ring with a place of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(lookView)
    lookView.frame = bounds
    lookView.layoutIfNeeded()
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A progress view is made in code, not decoded")
  }

  /// Gives the ring the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    lookView.frame = bounds
    lookView.layoutIfNeeded()
  }
}
