#!/usr/bin/env python3
"""Checks that Tests/StandIn/README.md lists every public declaration of the stand-in for UIKit.

    Scripts/check-stand-in.py          fails when one is missing, or listed but gone
    Scripts/check-stand-in.py --add    adds what is missing and takes out what is gone

Each type stands under a heading that links the page it was checked against; a type added without one
fails until somebody has looked it up. What is named StandIn or standIn… is the stand-in's own control
and needs no page.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
folder = root / "Tests" / "StandIn"
document = folder / "README.md"

KINDS = r"(class|struct|enum|protocol|extension|func|var|let|init\??|typealias|subscript|case)"
DECLARATION = re.compile(
    r"^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*((?:(?:public|open|package|internal|private|fileprivate)(?:\([a-z]+\))?|"
    r"final|static|class(?=\s+(?:func|var|let))|override|required|convenience|nonisolated(?:\(unsafe\))?|"
    r"weak|lazy|mutating|indirect|unowned)\s+)*" + KINDS + r"(?=[\s(<?])\s*([^\n]*)$")
TYPES = {"class", "struct", "enum", "protocol", "extension"}


def signature(kind, rest):
    """A declaration by its name and labels, such as `insertSubview(_:at:)`."""
    name = re.match(r"[\w`.]+|[=+*/<>-]+", rest)
    name = name.group(0).strip("`") if name else ""
    if kind in {"func", "subscript"} or kind.startswith("init"):
        start = rest.find("(")
        depth, labels, expects = 0, "", True
        for place in range(start, len(rest)):
            letter = rest[place]
            if letter in "([<{":
                depth += 1
            elif letter in ")]}" or (letter == ">" and rest[place - 1] != "-"):
                depth -= 1
                if depth == 0:
                    break
            elif letter == "," and depth == 1:
                expects = True
            if expects and depth == 1 and (letter.isalpha() or letter == "_"):
                labels += re.match(r"\w+", rest[place:]).group(0) + ":"
                expects = False
        head = {"func": name, "subscript": "subscript"}.get(kind, kind)
        return f"{head}({labels})"
    return name


def code(text):
    """The text without comments and strings, line for line."""
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"//[^\n]*", "", text)


def declarations(path):
    """The public declarations of a file as (type, declaration); types stand under themselves."""
    lines = code(path.read_text()).split("\n")
    scope, depth, number = [], 0, 0
    while number < len(lines):
        line = lines[number]
        match = DECLARATION.match(line)
        inside = scope[-1] if scope else None
        if match and depth == (inside["depth"] if inside else 0):
            words, kind = match.group(0).split(match.group(2), 1)[0], match.group(2)
            rest = match.group(3)
            # A signature that goes on over several lines.
            joined, last = rest, number
            while joined.count("(") > joined.count(")") and last + 1 < len(lines):
                last += 1
                joined += " " + lines[last].strip()
            is_public = bool(re.search(r"\b(public|open)\b", words))
            in_open = inside and (inside["kind"] == "protocol" or inside["public extension"])
            if kind == "case" and inside and inside["kind"] == "enum":
                is_public, names = inside["public"], re.findall(r"`?(\w+)`?(?:\s*=\s*[^,]+)?(?:,|$)", rest)
                if is_public:
                    for name in names:
                        yield inside["name"], name
            elif kind in TYPES:
                name = re.match(r"[\w.]+", rest).group(0)
                owner = inside["name"] + "." if inside and inside["name"] else ""
                full = owner + name
                if is_public and kind != "extension":
                    yield full, None
                known = is_public or kind == "extension"
                if known and kind == "enum" and joined.count("{") == joined.count("}"):
                    for cases in re.findall(r"\bcase ([^}]*)", joined):
                        for name in re.findall(r"`?(\w+)`?(?:\s*=\s*[^,]+)?(?:,|$)", cases.strip()):
                            yield full, name
                if "{" in joined and joined.count("{") > joined.count("}"):
                    scope.append({"name": full, "kind": kind, "depth": depth + 1, "public": known,
                                  "public extension": kind == "extension" and is_public})
            elif is_public or in_open:
                owner = inside["name"] if inside else ""
                if kind in {"var", "let"}:
                    for name in variables(joined):
                        yield owner, name
                else:
                    yield owner, signature(kind, joined)
        depth += line.count("{") - line.count("}")
        number += 1
        while scope and depth < scope[-1]["depth"]:
            scope.pop()


def variables(rest):
    """The names of `a, b: Int` and of `a = 1`."""
    head = re.split(r"[:={]", rest, maxsplit=1)[0]
    return [name.strip(" `") for name in head.split(",") if name.strip()]


def found():
    types = {}
    for path in sorted(folder.rglob("*.swift")):
        for owner, name in declarations(path):
            group = types.setdefault(owner or "Functions and constants", set())
            if name:
                group.add(name)
    return types


def listed(text):
    types, heading = {}, None
    for line in text.split("\n"):
        title = re.match(r"### (?:\[)?`?([^`\]]+)`?(?:\]\((\S+)\))?", line)
        if title:
            heading = title.group(1).strip()
            types[heading] = {"page": title.group(2), "names": set(), "line": line}
        elif heading and line.startswith("- "):
            types[heading]["names"] |= set(re.findall(r"`([^`]+)`", line))
    return types


def is_own(name):
    return name.split(".")[0] == "StandIn" or "standIn" in name or name.startswith("StandIn")


def main():
    have = found()
    text = document.read_text()
    known = listed(text)
    if "--add" in sys.argv:
        top = text.split("\n### ", 1)[0].rstrip("\n")
        parts = [top]
        for owner in sorted(have, key=str.lower):
            line = known.get(owner, {}).get("line", f"### `{owner}`")
            names = sorted(have[owner], key=str.lower)
            body = "\n- " + ", ".join(f"`{name}`" for name in names) + "\n" if names else ""
            parts.append(f"\n{line}\n{body}".rstrip("\n"))
        document.write_text("\n".join(parts) + "\n")
        known = listed(document.read_text())
    wrong = []
    for owner, names in have.items():
        if owner not in known:
            wrong.append(f"{owner} is not listed")
            continue
        wrong += [f"{owner}: {name} is not listed" for name in names - known[owner]["names"]]
        if not known[owner]["page"] and not is_own(owner) and not all(is_own(name) for name in names or [""]):
            wrong.append(f"{owner}: no page that it was checked against")
    for owner, entry in known.items():
        gone = entry["names"] - have.get(owner, set())
        if owner not in have:
            wrong.append(f"{owner} is listed, but gone")
        wrong += [f"{owner}: {name} is listed, but gone" for name in gone if owner in have]
    for line in sorted(wrong):
        print(f"Tests/StandIn/README.md: {line}", file=sys.stderr)
    if not wrong:
        count = sum(len(names) for names in have.values())
        print(f"stand-in: {len(have)} types and {count} declarations, all listed")
    return bool(wrong)


sys.exit(main())
