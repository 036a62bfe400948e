#!/usr/bin/env python3
"""Lists public symbols without a doc comment; exits 1 when there are any.

    swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
    Scripts/undocumented.py

In a symbol graph a witness inherits its requirement's comment; a linter cannot know that, and would
ask for the same sentence again at every conformance.
"""
import glob
import json
import sys

MODULES = {
    "RefreshCore", "RefreshViews", "RefreshSimulation", "RefreshScenario", "RefreshTesting",
    "SVStyle", "InfinityStyle", "FigStyle", "GMStyle", "RefreshLooks", "RefreshPictures",
}

root = sys.argv[1] if len(sys.argv) > 1 else ".build"
paths = glob.glob(f"{root}/**/symbolgraph/*.symbols.json", recursive=True)
if not paths:
    sys.exit(f"no symbol graph in {root}: run swift package dump-symbol-graph first")

missing, seen = set(), set()
for path in paths:
    with open(path) as file:
        graph = json.load(file)
    module = graph["module"]["name"]
    if module not in MODULES:
        continue
    seen.add(module)
    for symbol in graph["symbols"]:
        if "docComment" not in symbol and "location" in symbol:
            missing.add(f"{module}.{'.'.join(symbol['pathComponents'])}")

for name in sorted(missing):
    print(name)
if not missing:
    print(f"documented: every public name of {', '.join(sorted(seen))}")
sys.exit(bool(missing))
