#if os(Linux) || os(macOS)
import CommandTestKit
import RefreshLooks
import RefreshPictures
import Testing

#if canImport(FoundationXML)
import Foundation
import FoundationXML
#else
import Foundation
#endif

/// The program, as a user runs it.
@Suite struct GalleryTests {
  private static let first = Look.all.first?.name ?? ""
  private static let hasLooks = !Look.all.isEmpty

  @Test func writesThePageWithoutOptions() throws {
    try withProgram("Gallery") { program in
      let result = try program.run()
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.isEmpty)
      #expect(program.files == ["gallery.html"])
      #expect(result.output.hasSuffix("on one page: gallery.html\n"))
      let page = try program.read("gallery.html")
      _ = try program.run()
      #expect(try program.read("gallery.html") == page)
    }
  }

  @Test func thePageIsCompleteAndLoadsNothing() throws {
    try withProgram("Gallery") { program in
      _ = try program.run("--html", "page.html")
      let page = try program.read("page.html")
      #expect(page.hasSuffix("</html>\n"))
      for word in ["http", "src=", "@import", "<script", "<link"] { #expect(!page.contains(word), "\(word)") }
      for look in Look.all {
        #expect(page.contains("<article id=\"\(look.name)\">"), "\(look.name)")
        #expect(page.contains("aria-label=\"\(look.name) while refreshing, dark\""), "\(look.name)")
      }
      let body = try #require(page.range(of: "<body>"))
      let end = try #require(page.range(of: "</body>"))
      let ids = IDs()
      #expect(ids.parse(String(page[body.lowerBound..<end.upperBound])))
      #expect(Set(ids.all).count == ids.all.count)
      // Whatever is referred to is there.
      let known = Set(ids.all)
      for part in page.components(separatedBy: "url(").dropFirst() {
        #expect(part.hasPrefix("#") && known.contains(String(part.dropFirst().prefix { $0 != ")" })))
      }
    }
  }

  @Test func listsTheLooks() throws {
    try withProgram("Gallery") { program in
      let result = try program.run("--list")
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
      #expect(lines.map(\.first) == Look.all.map(\.name))
      for (line, look) in zip(lines, Look.all) {
        #expect(line.count == 3)
        #expect(line[1] == look.origin.rawValue)
        #expect(Double(line[2]) == look.height)
      }
      #expect(program.files == [])
    }
  }

  @Test(.enabled(if: hasLooks)) func showsOneLookOnly() throws {
    try withProgram("Gallery") { program in
      let result = try program.run("--look", Self.first, "--html", "one.html", "--list")
      #expect(result.output.hasPrefix("\(Self.first)\t"))
      #expect(result.output.hasSuffix("1 look on one page: one.html\n"))
      let page = try program.read("one.html")
      #expect(page.components(separatedBy: "<article").count == 2)
      #expect(page.contains("<h1>\(Self.first)</h1>"))
    }
  }

  @Test func writesPictures() throws {
    try withProgram("Gallery") { program in
      try FileManager.default.createDirectory(
        at: program.directory.appendingPathComponent("there"), withIntermediateDirectories: true)
      try program.write("mine", to: "there/mine.txt")
      for folder in ["there", "new"] {
        let names = Look.all.prefix(2).map(\.name)
        let result = try program.run(["--svg", folder] + names.flatMap { ["--look", $0] })
        #expect(result.status == 0, "\(result.errors)")
        var wanted = ["contact-sheet.svg"] + (folder == "there" ? ["mine.txt"] : [])
        for look in Look.all.prefix(2) {
          for name in Pose.all(of: look).map(\.name) + ["loop"] {
            wanted += ["\(look.name)/\(name).svg", "\(look.name)/\(name)-dark.svg"]
          }
        }
        if names.isEmpty { wanted = wanted.filter { !$0.contains("/") } }
        let root = program.directory.appendingPathComponent(folder).path
        let files = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
          .filter { $0.contains(".") }
        #expect(files.sorted() == wanted.sorted())
        for file in files where file.hasSuffix(".svg") {
          #expect(IDs().parse(try program.read("\(folder)/\(file)")), "\(file)")
        }
      }
      #expect(program.files == ["new", "there"])
    }
  }

  @Test func whatIsInTheWayOfAPictureIsSaidBeforeAnythingIsWritten() throws {
    try withProgram("Gallery") { program in
      try FileManager.default.createDirectory(
        at: program.directory.appendingPathComponent("there/contact-sheet.svg"),
        withIntermediateDirectories: true)
      let result = try program.run("--svg", "there")
      #expect(result.status == 2)
      #expect(result.errors == "Gallery: there/contact-sheet.svg: is a directory, not a file\n")
      let there = program.directory.appendingPathComponent("there").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: there) == ["contact-sheet.svg"])
    }
  }

  @Test(arguments: [
    ["--look", "no-such-look"], ["--frobnicate"], ["--html"], ["stray"], ["--html", "nowhere/page.html"],
    ["--html", "folder"], ["--html", "file/page.html"], ["--html", "/dev/null"],
    ["--html", "/proc/page.html"],
    ["--svg", "file"], ["--svg", "nowhere/pictures"], ["--svg", "file/pictures"],
    ["--svg", "/proc/pictures"],
    ["--svg", "pictures", "--look", "no-such-look"], ["--svg", "pictures", "--html", "nowhere/page.html"],
    ["--html", "page.html", "--svg", "file"], ["--list", "--html", "folder"],
  ])
  func whatIsWrongIsOneLineAndNothingIsWritten(_ words: [String]) throws {
    try withProgram("Gallery") { program in
      try program.write("", to: "file")
      try FileManager.default.createDirectory(
        at: program.directory.appendingPathComponent("folder"), withIntermediateDirectories: true)
      let result = try program.run(words)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.complaints.count == 1)
      #expect(result.errors.hasPrefix("Gallery: "))
      #expect(program.files == ["file", "folder"])
    }
  }

  @Test func helps() throws {
    try withProgram("Gallery") { program in
      let result = try program.run("--help")
      #expect(result.status == 0)
      for option in ["--look", "--html", "--svg", "--list", "--help"] {
        #expect(result.output.contains(option))
      }
      #expect(program.files == [])
    }
  }

  @Test func aReaderMayGoAway() throws {
    try withProgram("Gallery") { program in
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      let gallery = "'\(program.executable.path)' --list --html page.html"
      shell.arguments = ["-c", "{ sleep 0.2; \(gallery); echo $? > status; } | true"]
      shell.currentDirectoryURL = program.directory
      try shell.run()
      shell.waitUntilExit()
      #expect(try program.read("status") == "0\n")
      #expect(try program.read("page.html").hasSuffix("</html>\n"))
    }
  }
}

/// The ids of a text in XML.
private final class IDs: NSObject, XMLParserDelegate {
  private(set) var all: [String] = []

  /// Reads the text; false if it is not well-formed.
  func parse(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let id = attributes["id"] { all.append(id) }
  }
}
#endif
