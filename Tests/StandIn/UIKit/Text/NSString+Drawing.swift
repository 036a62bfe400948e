extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StandInText.size(self as String, (attrs?[.font] as? UIFont)?.pointSize ?? 12)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let text = "text \(self)"
    MainActor.assumeIsolated { StandIn.context?.note(text) }
  }
}

/// How large text is where there are no fonts.
enum StandInText {
  static func size(_ text: String, _ pointSize: CGFloat) -> CGSize {
    CGSize(
      width: (CGFloat(text.count) * pointSize * 0.55).rounded(.up), height: (pointSize * 1.2).rounded(.up))
  }
}
