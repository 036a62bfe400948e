extension SVPullToRefreshView {
  /// The colour of the arrow, or the main colour of another look; gray by default, and with nil.
  public final var arrowColor: PlatformColor! {
    get { ownArrowColor ?? .gray }
    set {
      ownArrowColor = newValue
      lookView.tint = newValue
    }
  }

  /// The colour of both labels; dark gray by default.
  public final var textColor: PlatformColor! {
    get { titleLabel.textColor }
    set {
      titleLabel.textColor = newValue
      subtitleLabel.textColor = newValue
    }
  }

  /// The colour of the spinner; gray by default.
  public final var activityIndicatorViewColor: PlatformColor! {
    get { spinner.color }
    set { spinner.color = newValue }
  }

  /// How large the spinner is; gray, which is about 20 points, by default.
  public final var activityIndicatorViewStyle: PlatformActivityIndicatorView.Style {
    get { spinner.style }
    set { spinner.style = newValue }
  }

  /// Does what `triggerPullToRefresh()` does.
  public final func triggerRefresh() { refresher.object?.begin() }
}
