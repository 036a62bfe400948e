/// The explanation of the options.
enum Help {
  static let lines = [
    "Gallery shows every look: its phases as pictures, its loop alive, and the code that picks it.",
    "",
    "  Gallery                  writes gallery.html here",
    "  Gallery [--look NAME]... [--html FILE] [--svg DIR] [--list]",
    "",
    "  --look NAME   shows this look only; may be repeated",
    "  --html FILE   writes the page to this file; it needs no other file",
    "  --svg DIR     writes pictures into this directory, which is made if need be: each look's loop and",
    "                each of its phases, light and dark, and contact-sheet.svg",
    "  --list        prints a line for each look: its name, where it is from, its height in points",
    "  --help        prints this",
    "",
    "Exit status: 0 all is well; 2 wrong input, or a place that cannot be written to.",
  ]
}
