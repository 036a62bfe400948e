/// A footer with a spinner and a text: what `fig_footer { }` makes unless told otherwise.
open class RefreshIndicatorFooter: RefreshFooter {
  private final let part = IndicatorPart(shift: 40)

  /// The spinner, to the left of the title; it turns, and is seen, while loading.
  public final var indicatorView: PlatformActivityIndicatorView { part.spinner }

  /// Makes the label and the spinner. Call super first.
  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    part.add(to: self)
  }

  /// Shows the title, and turns the spinner while loading. Call super.
  open override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    showParts()
  }

  /// Places spinner and title. Call super first; what you place after it stays.
  open override func layoutSubviews() {
    super.layoutSubviews()
    part.layOut(in: self)
  }

  override func showParts() {
    super.showParts()
    part.show(in: self)
  }
}
