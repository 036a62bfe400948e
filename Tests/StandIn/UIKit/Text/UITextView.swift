@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { measure() } }
  open var font: UIFont? { didSet { measure() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { measure() } }

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEditable }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    measure()
  }

  /// The content is as high as its lines, broken where they are full.
  private func measure() {
    guard let text, !text.isEmpty else { return }
    let points = font?.pointSize ?? 12
    let room = max(
      1, Int((bounds.width - textContainerInset.left - textContainerInset.right) / (points * 0.55)))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, ($1.count + room - 1) / room) }
    let height =
      CGFloat(lines) * (points * 1.2).rounded(.up) + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
  }
}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var size: CGSize
  public init(size: CGSize) { self.size = size }
}
