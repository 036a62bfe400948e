#!/usr/bin/env python3
"""Checks that every link from a Markdown file of this repository to a file of it, or to a heading, resolves.

    Scripts/check-links.py
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
tracked = subprocess.run(
    ["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
    capture_output=True, text=True, check=True,
).stdout.split()



def anchors(path):
    """The names by which the headings of a Markdown file can be linked to, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", path.read_text(), flags=re.S)
    headings = re.findall(r"^#+ +(.+?) *$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


broken = []
for name in tracked:
    text = (root / name).read_text()
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (root / name).parent.joinpath(path) if path else root / name
        if not file.exists() or (anchor and file.suffix == ".md" and anchor not in anchors(file)):
            broken.append(f"{name}: {target}")

for line in broken:
    print(f"broken link: {line}", file=sys.stderr)
if not broken:
    print(f"links: all of {len(tracked)} files resolve")
sys.exit(bool(broken))
