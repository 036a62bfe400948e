import RefreshLooks
import RefreshPictures

#if canImport(FoundationXML)
import Foundation
import FoundationXML
#else
import Foundation
#endif

/// A drawing of what `content` draws.
func drawing(_ content: (inout Drawing) -> Void) -> Drawing {
  var drawing = Drawing()
  content(&drawing)
  return drawing
}

/// The markup of what `content` draws.
func markup(_ content: (inout Drawing) -> Void) -> String {
  var writer = SVGWriter()
  let markup = writer.markup(of: drawing(content))
  return writer.definitions + markup
}

/// The values of all attributes of that name, in order.
func attributes(_ name: String, in markup: String) -> [String] {
  markup.components(separatedBy: " \(name)=\"").dropFirst().map {
    String($0.prefix { $0 != "\"" })
  }
}

/// What XML says that a text is.
final class XML: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var characters = ""

  /// Whether the text is well-formed.
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// Every id, in order.
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { elements.append((name, attributes)) }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }
}
