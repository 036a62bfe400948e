#!/usr/bin/env python3
"""Makes tests of the Swift code in the documentation, so that none of it can go wrong unseen.

    Scripts/snippets.py           writes Tests/SnippetTests/Generated anew
    Scripts/snippets.py --check   exits 1 if what is there is out of date

Every fenced block of Swift in README.md, docs and the documentation catalogues becomes a file of its own with
nothing but its own imports, those that its document names, and what its context names below. Of a `diff` block,
what is left after the change counts. Comments in the Markdown say more:

    <!-- snippets: imports=SVStyle -->         for a document: what its blocks import beside their own
    <!-- snippet: in=CONTEXT … -->             for the next block; the parts below in any order
        in=list        statements, with `list`, `feed`, `reload` and `loadMore` at hand (the default)
        in=file        declarations at the top of a file; a block of tests runs by itself
        in=columns     for the next table: the code in the cells of a column, top down, if its heading names a module
        run="…"        in=file only: statements that use what is declared, run as if in=list
        expect="…"     what holds after the block has run and the list was pulled at both ends
        only=uikit     is compiled where there is UIKit
        skip="…"       is not compiled, for this reason
        file="…"       is what stands in that file, which is compiled where it is; written anew if it differs
        part="…"       of that file, the type of this name only
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Tests/SnippetTests/Generated"
PLACES = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "docs/**/*.md", "Sources/*/*.docc/**/*.md"]
KEYS = {"in", "run", "expect", "only", "skip", "file", "part"}
CONTEXTS = {"list", "file", "columns"}

DOCUMENT = re.compile(r"<!-- snippets: imports=([\w ]+) -->")
DIRECTIVE = re.compile(r"<!-- snippet: (.*?) -->")
PART = re.compile(r'(\w+)=("[^"]*"|\w+)')
FENCE = re.compile(r"( *)```(\w*)\s*$")


class Mistake(Exception):
    """Something in the Markdown that this script cannot take."""


def directive(words, place):
    """The parts of a snippet's directive, by name."""
    parts = {key: value.strip('"') for key, value in PART.findall(words)}
    if PART.sub("", words).strip() or set(parts) - KEYS:
        raise Mistake(f"{place}: cannot read the directive \"{words}\"")
    if parts.get("in", "list") not in CONTEXTS or parts.get("only", "uikit") != "uikit":
        raise Mistake(f"{place}: unknown context or platform in \"{words}\"")
    return parts


class Snippet:
    """A block of code with where it stands and how it is to be read."""

    def __init__(self, path, heading, number, lines, parts, imports):
        self.place, self.heading, self.number = path, heading, number
        self.parts, self.context = parts, parts.get("in", "list")
        own = [line for line in lines if re.match(r"import \w+(  //.*)?$", line)]
        self.imports = sorted({line.split("  ")[0] for line in own} | {f"import {name}" for name in imports})
        code = [line for line in lines if line not in own]
        while code and not code[0].strip():
            code.pop(0)
        self.code = code

    @property
    def name(self):
        parts = pathlib.PurePath(self.place).with_suffix("").parts
        words = [part for part in parts if part != "Sources" and not part.endswith(".docc")]
        return re.sub(r"\W", "_", "_".join(words)) + f"_{self.number}"

    @property
    def title(self):
        return f"{self.place} {self.number}: {self.heading}".replace('"', "”").replace("`", "")

    def file(self):
        """The text of the file that compiles and runs the snippet."""
        imports = set(self.imports) | {"import Testing"}
        runs = self.context == "list" or "run" in self.parts
        if runs:
            imports.add("import RefreshSimulation")
        lines = [
            f"// Made by Scripts/snippets.py from {self.place}: change it there.",
            "// swift-format-ignore-file",
            "",
        ]
        if self.parts.get("only"):
            lines += ["#if canImport(UIKit)"]
        lines += sorted(imports, key=lambda line: line.split()[-1]) + [""]
        body = self.code
        if self.context == "file":
            lines += self.code + ([""] if runs else [])
            body = [self.parts.get("run", "")]
        if runs:
            lines += self.test(body)
        if self.parts.get("only"):
            lines += ["#endif"]
        return "\n".join(lines).rstrip() + "\n"

    def test(self, body):
        expectation = self.parts.get("expect")
        return [
            "extension Snippets {",
            f'  @Test("{self.title}") func {self.name}() {{',
            "    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {",
            *[f"      {line}".rstrip() for line in body],
            "    }",
            "    let screen = Screen()",
            "    let (list, feed) = (screen.list, screen.feed)",
            "    snippet(list, feed, feed.reload, feed.older)",
            "    screen.rehearse()",
            *([f"    #expect({expectation})"] if expectation else []),
            "    withExtendedLifetime((list, feed)) {}",
            "  }",
            "}",
        ]


def cells(line):
    """The cells of a table's row; a bar in code is written with a backslash before it."""
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def statement(code):
    """Code from a cell as a statement: a value that is only read is read into nothing."""
    reads = not re.search(r"[({]| = ", code)
    return f"_ = {code}" if reads else code


def columns(path, heading, number, lines, parts, imports):
    """A snippet for each column of a table that is headed by the name of a module."""
    heads = cells(lines[0])
    for column, head in enumerate(heads):
        module = re.search(r"`(\w+)`", head)
        if not module:
            continue
        found = []
        for line in lines[2:]:
            row = cells(line)
            if len(row) != len(heads):
                raise Mistake(f"{path}: a row has {len(row)} cells, not {len(heads)}: {line}")
            found += [statement(code) for code in re.findall(r"`([^`]+)`", row[column])]
        code = [line for each in found for line in ("do {", f"  {each}", "}")]
        name = f"{heading}, {module.group(1)}"
        parts = {**parts, "in": "list"}
        yield Snippet(path, name, f"{number}_{column}_{module.group(1)}", code, parts, [*imports, module.group(1)])


def quoted(parts, place):
    """The lines of the file, or of the type in it, that a block repeats."""
    lines = (ROOT / parts["file"]).read_text().splitlines()
    if "part" not in parts:
        return lines
    heads = [at for at, line in enumerate(lines) if re.search(rf"\b(class|struct|enum) {parts['part']}\b", line)]
    if not heads or lines[heads[0]].startswith(" "):
        raise Mistake(f"{place}: there is no type {parts['part']} in {parts['file']}")
    first, last = heads[0], heads[0]
    while first and lines[first - 1].startswith("///"):
        first -= 1
    while lines[last] != "}":
        last += 1
    return lines[first:last + 1]


def with_quotations(path):
    """The document's text, every block that repeats a file as the file is now."""
    lines, result, parts = path.read_text().splitlines(), [], None
    index = 0
    while index < len(lines):
        line = lines[index]
        result.append(line)
        index += 1
        if match := DIRECTIVE.fullmatch(line.strip()):
            parts = directive(match.group(1), path.name)
        elif FENCE.match(line):
            block = []
            while not re.match(r" *```\s*$", lines[index]):
                block.append(lines[index])
                index += 1
            result += quoted(parts, path.name) if parts and "file" in parts else block
            result.append(lines[index])
            index += 1
            parts = None
    return "\n".join(result) + "\n"


def snippets(path):
    """The snippets of a document, in their order."""
    place = str(path.relative_to(ROOT))
    heading, imports, waiting, number = place, [], None, 0
    lines = path.read_text().splitlines()
    index = 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if match := DOCUMENT.fullmatch(line.strip()):
            imports = match.group(1).split()
        elif match := DIRECTIVE.fullmatch(line.strip()):
            if waiting is not None:
                raise Mistake(f"{place}: two directives before one snippet")
            waiting = directive(match.group(1), place)
        elif match := re.match(r"#+ (.*)", line):
            heading = match.group(1)
        elif line.startswith("|") and waiting is not None and waiting.get("in") == "columns":
            table = [line]
            while index < len(lines) and lines[index].startswith("|"):
                table.append(lines[index])
                index += 1
            number += 1
            yield from columns(place, heading, number, table, waiting, imports)
            waiting = None
        elif match := FENCE.match(line):
            indent, language = len(match.group(1)), match.group(2)
            block = []
            while index < len(lines) and not re.match(r" *```\s*$", lines[index]):
                block.append(lines[index][indent:])
                index += 1
            index += 1
            if language == "diff":
                block = [line[1:] for line in block if not line.startswith("-")]
            if language in ("swift", "diff"):
                number += 1
                yield Snippet(place, heading, number, block, waiting or {}, imports)
            elif waiting is not None:
                raise Mistake(f"{place}: a directive before a block that is no Swift")
            waiting = None
    if waiting is not None:
        raise Mistake(f"{place}: a directive without a snippet")


def main():
    paths = sorted({path for place in PLACES for path in ROOT.glob(place)})
    documents = {path: with_quotations(path) for path in paths}
    all_snippets = [snippet for path in paths for snippet in snippets(path)]
    elsewhere = {"skip", "file"}
    wanted = {f"{each.name}.swift": each.file() for each in all_snippets if not elsewhere & set(each.parts)}
    present = {path.name: path.read_text() for path in TARGET.glob("*.swift")}
    if "--check" in sys.argv[1:]:
        stale = sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))
        stale_documents = [path for path, text in documents.items() if text != path.read_text()]
        for path in stale_documents:
            print(f"out of date: {path.relative_to(ROOT)} repeats a file; run Scripts/snippets.py", file=sys.stderr)
        for name in stale:
            print(f"out of date: Tests/SnippetTests/Generated/{name}; run Scripts/snippets.py", file=sys.stderr)
        if stale or stale_documents:
            return 1
    else:
        TARGET.mkdir(parents=True, exist_ok=True)
        for path, text in documents.items():
            if path.read_text() != text:
                path.write_text(text)
        for name in present.keys() - wanted.keys():
            (TARGET / name).unlink()
        for name, text in wanted.items():
            if present.get(name) != text:
                (TARGET / name).write_text(text)
    uikit = sum(1 for each in all_snippets if each.parts.get("only"))
    skipped = [each for each in all_snippets if "skip" in each.parts]
    repeated = sum(1 for each in all_snippets if "file" in each.parts)
    print(f"snippets: {len(wanted)} compiled and run, {uikit} of them only with UIKit; "
          f"{repeated} from other files; {len(skipped)} not compiled")
    for each in skipped:
        print(f"  {each.title}: {each.parts['skip']}")
    return 0


try:
    sys.exit(main())
except Mistake as mistake:
    sys.exit(str(mistake))
