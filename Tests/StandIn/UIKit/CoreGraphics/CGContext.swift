/// A context that remembers what was drawn.
public final class CGContext: @unchecked Sendable {
  /// What was asked of the context, a line each.
  public private(set) var standInLog: [String] = []

  /// A context without pixels.
  public init(standInSize size: CGSize) {}

  func note(_ line: String) { standInLog.append(line) }

  public func saveGState() { note("save") }
  public func restoreGState() { note("restore") }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { note("translate \(tx) \(ty)") }
  public func rotate(by angle: CGFloat) { note("rotate \(angle)") }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { note("scale \(sx) \(sy)") }
  public func setAlpha(_ alpha: CGFloat) { note("alpha \(alpha)") }
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { note("layer") }
  public func endTransparencyLayer() { note("end layer") }
  public func clip(to rect: CGRect) { note("clip rect") }
  public func clip(using rule: CGPathFillRule = .winding) { note("clip") }
  public func addPath(_ path: CGPath) { note("path \(path.elements.count)") }
  public func setFillColor(_ color: CGColor) { note("fill color \(color.parts)") }
  public func setStrokeColor(_ color: CGColor) { note("stroke color \(color.parts)") }
  public func setLineWidth(_ width: CGFloat) { note("width \(width)") }
  public func setLineCap(_ cap: CGLineCap) { note("cap \(cap)") }
  public func setLineJoin(_ join: CGLineJoin) { note("join \(join)") }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note("dash \(phase) \(lengths)") }
  public func fillPath(using rule: CGPathFillRule = .winding) { note("fill") }
  public func strokePath() { note("stroke") }
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) { note("linear") }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) { note("radial") }
}

extension StandIn {
  /// The context that views draw in.
  public static var context: CGContext?
}

public func UIGraphicsGetCurrentContext() -> CGContext? { MainActor.assumeIsolated { StandIn.context } }

/// A picture without pixels.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  public init(standInWidth width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
