/// A page that is complete in itself.
package struct HTMLPage {
  private let title: String
  private let css: String
  private let body: String

  /// A page of a title, a style sheet and what stands between the body's tags.
  package init(title: String, css: String, body: String) {
    (self.title, self.css, self.body) = (title, css, body)
  }

  /// The page's text.
  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(css)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
