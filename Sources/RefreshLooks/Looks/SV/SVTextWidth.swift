/// About how wide a line of text is in points, in a usual sans-serif face; for laying out before anyone
/// has measured.
nonisolated func svTextWidth(_ text: String, size: Double, weight: TextWeight) -> Double {
  var ems = 0.0
  for scalar in text.unicodeScalars { ems += emWidth(scalar.value) }
  return ems * size * (weight == .bold ? 1.06 : 1)
}

/// The width of a character as a share of the size of the type.
private nonisolated func emWidth(_ scalar: UInt32) -> Double {
  switch scalar {
  // space ! ' , . : ; I i j l |
  case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: 0.27
  // ( ) - / [ ] f r t
  case 0x28, 0x29, 0x2D, 0x2F, 0x5B, 0x5D, 0x66, 0x72, 0x74: 0.35
  // M W m w % @ and the dots of an ellipsis
  case 0x4D, 0x57, 0x6D, 0x77, 0x25, 0x40, 0x2026: 0.88
  // Other capitals
  case 0x41...0x5A: 0.67
  // Marks on other characters, and what cannot be seen
  case 0x300...0x36F, 0x200B...0x200F: 0
  // East Asian characters and pictures
  case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60,
    0x1F300...0x3FFFF:
    1
  default: 0.55
  }
}
