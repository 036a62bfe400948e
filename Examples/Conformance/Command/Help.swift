/// The explanation of the options.
enum Help {
  static var lines: [String] {
    [
      "Conformance plays what goes wrong in refresh controls, case by case, through every style on the",
      "simulated scroll view, and tells what came of it.",
      "",
      "  Conformance                    plays all cases through all styles",
      "  Conformance [--case ID]... [--kind KIND]... [--style NAME]... [--hz 60|120] [--html FILE] [--trace]",
      "  Conformance --play FILE [--style NAME]... [--hz 60|120] [--html FILE] [--trace]",
      "",
      "  --case ID        plays this case, such as A1; may be repeated",
      "  --kind KIND      plays the cases of this kind, by its letter or by words of its title; may be",
      "                   repeated",
      "  --style NAME     plays through this style: core (the engine without a style), sv, infinity, fig or gm,",
      "                   or the full name, such as FigStyle; may be repeated; all by default",
      "  --play FILE      plays the scenarios in this file instead of the cases",
      "  --hz 60|120      frames per second; 60 by default",
      "  --trace          prints a JSON line for each event of each case",
      "  --html FILE      also writes a page with each case's timeline drawn",
      "  --help           prints this",
      "",
      "In the table ok is as it should be, FAIL is not, and - is what a style or the host cannot express; the",
      "reasons for that stand below it.",
      "",
      "Exit status: 0 nothing failed; 1 something did; 2 wrong input.",
    ]
  }
}
