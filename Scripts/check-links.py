#!/usr/bin/env python3
"""Checks that every link from a Markdown file of this repository to another file of it resolves.

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

broken = []
for name in tracked:
    text = (root / name).read_text()
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            continue
        path = target.split("#")[0]
        if not (root / name).parent.joinpath(path).exists():
            broken.append(f"{name}: {target}")

for line in broken:
    print(f"broken link: {line}", file=sys.stderr)
if not broken:
    print(f"links: all of {len(tracked)} files resolve")
sys.exit(bool(broken))
