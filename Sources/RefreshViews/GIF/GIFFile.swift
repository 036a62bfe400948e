/// What a GIF file says of itself: its size, its frames and how long each is shown.
///
/// On UIKit the file is read by ImageIO, elsewhere its outline only, by this package.
nonisolated public struct GIFFile: Equatable, Sendable {
  /// Pixels across.
  public let width: Int

  /// Pixels down.
  public let height: Int

  /// How long each frame is shown, in seconds. Browsers' rule holds: what asks for less than 0.02 s gets
  /// 0.1 s.
  public let delays: [Double]

  /// How many frames there are.
  public var frameCount: Int { delays.count }

  /// How long one loop takes, in seconds.
  public var duration: Double { delays.reduce(0, +) }

  /// Why a file is of no use.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(String)
    /// It is not a GIF.
    case notGIF(String)
    /// It ends in the middle.
    case truncated(String)
    /// It has one frame or none, and nothing to animate.
    case singleFrame(String)

    /// The problem in a sentence that names the file.
    public var description: String {
      switch self {
      case .missing(let name): "there is no image file named " + name
      case .notGIF(let name): name + " is no GIF file"
      case .truncated(let name): name + " ends in the middle of a frame"
      case .singleFrame(let name): name + " has only one frame, nothing to animate"
      }
    }
  }

  /// Reads the outline of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What the file is called in a problem's sentence.
  public init(_ bytes: [UInt8], named name: String) throws(Problem) {
    let outline: GIFOutline
    do throws(GIFOutline.Fault) {
      outline = try GIFOutline.read(bytes)
    } catch {
      switch error {
      case .notGIF: throw .notGIF(name)
      case .truncated: throw .truncated(name)
      }
    }
    guard outline.delays.count > 1 else { throw .singleFrame(name) }
    (width, height, delays) = (outline.width, outline.height, outline.delays)
  }

  /// Points per pixel that a name asks for: half of them with `@2x`, a third with `@3x`.
  public static func scale(ofName name: String) -> Double {
    if name.hasMarker("@2x") { return 2 }
    return name.hasMarker("@3x") ? 3 : 1
  }
}

nonisolated extension String {
  /// Whether the string has `marker` in it; byte by byte, as Embedded Swift has no search.
  fileprivate func hasMarker(_ marker: String) -> Bool {
    let (text, wanted) = (Array(utf8), Array(marker.utf8))
    guard text.count >= wanted.count else { return false }
    for start in 0...(text.count - wanted.count)
    where Array(text[start..<start + wanted.count]) == wanted {
      return true
    }
    return false
  }
}
