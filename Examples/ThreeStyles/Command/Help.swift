/// The explanation of the options.
enum Help {
  static var lines: [String] {
    [
      "ThreeStyles plays what a finger does to a feed that is written once in each style, all of them",
      "running on one engine, and prints what happens side by side.",
      "",
      "  ThreeStyles                    plays all strokes in three styles; writes three-styles.html here",
      "  ThreeStyles [--strokes FILE] [--style NAME]... [--html FILE]",
      "  ThreeStyles --tasks FILE [--style NAME]...",
      "  ThreeStyles --play FILE [--style NAME]... [--trace]",
      "",
      "  --strokes FILE   plays the strokes in this file only",
      "  --style NAME     shows this style: sv, infinity, fig or gm, or the full name, such as FigStyle;",
      "                   may be repeated; sv, infinity and fig by default",
      "  --html FILE      also writes a page with the code and the charts",
      "  --tasks FILE     writes ten tasks in every style, counted, as Markdown",
      "  --play FILE      plays the scenarios in this file through the named styles, else through the",
      "                   style that each of them names, else through every style; prints JSON lines",
      "  --trace          with --play: one more line for each event",
      "  --help           prints this",
      "",
      "Stroke files come with the example. They are looked for in",
    ] + StrokeFolder.places.map { "  \($0)" } + [
      "A stroke file is an object: name; about (a sentence); at (\"top\", \"nearEnd\" or an offset);",
      "strokes, each with pause (seconds before the touch), samples [[seconds, points], ...] from the",
      "touch on, y growing downwards, and lift (seconds from the touch until the finger lifts).",
      "",
      "Exit status: 0 all is well; 1 a style or a scenario is not as it has to be; 2 wrong input.",
    ]
  }
}
