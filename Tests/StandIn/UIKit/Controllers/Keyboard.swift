extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The keyboard, which says when it comes and goes, and leaves what to do about it to the app.
extension StandIn {
  /// How tall the keyboard is.
  public static let keyboardHeight: CGFloat = 291

  /// The keyboard comes up over the lower part of a screen of this size.
  public static func showKeyboard(on screen: CGSize = CGSize(width: 375, height: 667)) {
    post(
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      CGRect(x: 0, y: screen.height - keyboardHeight, width: screen.width, height: keyboardHeight))
  }

  /// It goes down.
  public static func hideKeyboard(on screen: CGSize = CGSize(width: 375, height: 667)) {
    post(
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      CGRect(x: 0, y: screen.height, width: screen.width, height: keyboardHeight))
  }

  private static func post(_ will: Notification.Name, _ did: Notification.Name, _ frame: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: frame,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
    ]
    NotificationCenter.default.post(name: will, object: nil, userInfo: info)
    after(0.25) { NotificationCenter.default.post(name: did, object: nil, userInfo: info) }
  }
}
