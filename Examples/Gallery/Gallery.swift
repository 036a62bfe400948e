import CommandKit
import Foundation
import RefreshLooks

/// Every look on one page: its phases as pictures, its loop alive, and the code that picks it.
@main struct Gallery {
  static func main() {
    Output.prepare(program: "Gallery")
    exit(status(CommandLine.arguments.dropFirst().map { $0 }))
  }

  /// Does what the words ask for and tells the exit status.
  private static func status(_ words: [String]) -> Int32 {
    do throws(Complaint) {
      try run(Options(words))
      return 0
    } catch {
      Output.complain(error.line)
      return 2
    }
  }

  /// Everything is looked at before anything is written.
  private static func run(_ options: Options) throws(Complaint) {
    if options.helps { return Output.print(Help.lines) }
    let looks = try looks(options.looks)
    let page: PageFile? = if let path = options.page { try PageFile(path) } else { nil }
    let folder: PictureFolder? = if let path = options.folder { try PictureFolder(path) } else { nil }
    if options.lists { Output.print(looks.map(\.line)) }
    if let folder {
      let count = try folder.write(Pictures(looks: looks).files)
      Output.print("\(count) pictures of \(Words.looks(looks.count)): \(folder.path)")
    }
    if let page {
      try page.write(Page(looks: looks).html)
      Output.print("\(Words.looks(looks.count)) on one page: \(page.path)")
    }
  }

  /// The looks of those names, or all.
  private static func looks(_ names: [String]) throws(Complaint) -> [Look] {
    guard !names.isEmpty else { return Look.all }
    var looks: [Look] = []
    for name in names {
      guard let look = Look.named(name) else {
        throw Complaint("--look: there is no look \"\(name)\"; --list prints their names")
      }
      looks.append(look)
    }
    return looks
  }
}

extension Look {
  /// The look's line in the list: its name, where it is from, and its height.
  var line: String { "\(name)\t\(origin.rawValue)\t\(Words.number(height))" }
}
