import CommandKit
import RefreshLooks
import RefreshPictures

/// The page: every look as a card, by origin, complete in itself.
struct Page {
  let looks: [Look]

  /// The page.
  var html: String {
    HTMLPage(title: title, css: PageStyle.css, body: body).text
  }

  private var body: String {
    """
    <header>
    <h1>\(title)</h1>
    <p class="lead">\(lead)</p>
    \(links)
    </header>
    \(sections)
    """
  }

  private var title: String { looks.count == 1 ? looks[0].name : "\(looks.count) looks" }

  private var lead: String {
    """
    Each is a pure function from a moment to a drawing, and every style can show it. The lists are \
    refreshing; the still pictures are the phases: pulled, through one loop, and after.
    """
  }

  private var origins: [Look.Origin] {
    Look.Origin.allCases.filter { origin in looks.contains { $0.origin == origin } }
  }

  /// The looks of each origin, in order.
  private func looks(of origin: Look.Origin) -> [Look] { looks.filter { $0.origin == origin } }

  private var links: String {
    guard looks.count > 1 else { return "" }
    let groups = origins.map { origin in
      let links = looks(of: origin).map { "<a href=\"#\($0.name)\">\($0.name)</a>" }
      return "<p><b>\(origin.rawValue)</b><span>\(links.joined())</span></p>"
    }
    return "<nav>\(groups.joined(separator: "\n"))</nav>"
  }

  private var sections: String {
    var sections = ""
    var number = 0
    for origin in origins {
      sections += "<section id=\"\(origin.rawValue)\">\n<h2>\(origin.rawValue)</h2>\n"
      sections += "<p>\(origin.sentence)</p>\n"
      for look in looks(of: origin) {
        number += 1
        sections += LookCard(look: look, number: number).html
      }
      sections += "</section>\n"
    }
    return sections
  }
}

extension Look.Origin {
  /// Where the looks come from, in a sentence.
  var sentence: String {
    switch self {
    case .sv: "As in SVPullToRefresh and its themed descendant CHQPullToRefresh."
    case .infinity: "As in Infinity."
    case .fig: "As in FigRefresh."
    case .gm: "As in GMPullToRefresh."
    case .own: "This project’s own."
    }
  }
}
