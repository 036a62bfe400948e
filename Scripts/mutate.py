#!/usr/bin/env python3
"""Breaks each of the twelve laws on purpose, one small mutation at a time, and records which tests notice.

    Scripts/mutate.py                  all mutations; writes docs/mutations.md
    Scripts/mutate.py --law 7          those of one law; writes nothing
    Scripts/mutate.py --list           says what there is

The mutations are in Scripts/mutations.json: a text that is in the source once, and what takes its place, where
MUTATED is true while that mutation is tried out. All of them are put into a copy under .build-mutations, never
into the working tree, and are built once; each is then switched on alone, by a variable of the environment.
Ends with 1 if a mutation survives or no longer fits the source.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HOME = os.environ.get("MUTATIONS_BUILD", os.path.join(ROOT, ".build-mutations"))
COPY = os.path.join(HOME, "tree")
SUITES = ["RefreshCoreTests", "ConformanceTests", "RefreshViewsTests"]
LIMIT = 300  # seconds; a mutated program may never end
LAWS = {
    1: "Ledger", 2: "An end without a refresh", 3: "One action", 4: "After an end", 5: "One turn",
    6: "Before the screen", 7: "Only a live finger", 8: "The footer", 9: "No more data", 10: "Nothing is kept",
    11: "Writes", 12: "Idle",
}


def copy_tree():
    """Copies what git knows, and leaves out all other tests, which would only take time to build."""
    names = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT).decode().split("\0")
    kept = set()
    for name in filter(None, names):
        source, target = os.path.join(ROOT, name), os.path.join(COPY, name)
        if not os.path.isfile(source):
            continue
        kept.add(name)
        if not (os.path.isfile(target) and same(source, target)):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copyfile(source, target)
    manifest = read(os.path.join(COPY, "Package.swift"))
    wanted = ", ".join(f'"{suite}"' for suite in SUITES)
    write(os.path.join(COPY, "Package.swift"), manifest + f"""
package.targets.removeAll {{ ($0.type == .test && ![{wanted}].contains($0.name)) || $0.type == .executable }}
""")


def same(one, other):
    with open(one, "rb") as first, open(other, "rb") as second:
        return first.read() == second.read()


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


SWITCH = """import Glibc

/// Which mutation is switched on.
nonisolated package enum Mutation {
  private static let number = getenv("MUTATION").flatMap { Int(String(cString: $0)) } ?? 0
  package static func isOn(_ wanted: Int) -> Bool { number == wanted }
}
"""


def apply(mutations):
    """Puts all mutations into the copy, switched off."""
    write(os.path.join(COPY, "Sources", "RefreshCore", "Mutation.swift"), SWITCH)
    for number, mutation in enumerate(mutations, 1):
        path = os.path.join(COPY, mutation["file"])
        whole = read(path)
        count = whole.count(mutation["old"])
        if count != 1:
            sys.exit(f"mutate: in {mutation['file']} the text of “{mutation['what']}” is there {count} times")
        new = mutation["new"].replace("MUTATED", f"Mutation.isOn({number})")
        write(path, whole.replace(mutation["old"], new))


def run(command, limit=None, number=0):
    """Runs a command in the copy; answers the exit code (None if it did not end in time) and all it said."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "MUTATION": str(number)}
    try:
        done = subprocess.run(
            command, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=limit, env=environment)
        return done.returncode, done.stdout.decode(errors="replace")
    except subprocess.TimeoutExpired as expired:
        return None, (expired.stdout or b"").decode(errors="replace")


def build():
    """Builds the copy and answers the program that has all its tests."""
    command = ["swift", "build", "--build-tests", "--scratch-path", os.path.join(HOME, "build")]
    code, said = run(command)
    if code != 0:
        sys.exit("mutate: this does not build:\n" + "\n".join(said.splitlines()[-30:]))
    folder = run([*command, "--show-bin-path"])[1].splitlines()[-1]
    return os.path.join(folder, "RefreshStylesPackageTests.xctest")


def run_tests(program, number):
    """Answers the names of the tests that fail with a mutation; a sentence where there is no verdict."""
    code, said = run([program, "--testing-library", "swift-testing"], limit=LIMIT, number=number)
    names = []
    pattern = r"✘ Test (\"(?:[^\"\\]|\\.)*\"|\w+\([^)]*\)) (?:with \d+ test cases? )?(?:failed after|recorded an issue)"
    for name in re.findall(pattern, re.sub(r"\x1b\[\d*m", "", said)):
        name = name.strip('"')
        if name not in names:
            names.append(name)
    if code is None:
        return names or ["the tests do not come to an end"]
    if code != 0 and not names:
        return ["the program traps"] if re.search(r"[Ff]atal error", said) or code < 0 else ["the tests fail"]
    return names


def report(results):
    lines = [
        "# Mutations", "",
        "What happens to the tests when a law is broken on purpose. Made by `Scripts/mutate.py`, which breaks one",
        "place of the source at a time, in a copy, and runs `" + "`, `".join(SUITES) + "`.", "",
        "| Law | Mutation | Tests that turn red | Among them |", "| --- | --- | --- | --- |",
    ]
    for mutation, names in results:
        some = "; ".join(name.replace("|", "\\|") for name in names[:3]) or "**none**"
        law = f"{mutation['law']}. {LAWS[mutation['law']]}"
        lines.append(f"| {law} | {mutation['what']} | {len(names)} | {some} |")
    survivors = sum(1 for _, names in results if not names)
    lines += ["", f"{len(results)} mutations, {len(results) - survivors} caught, {survivors} survived.", ""]
    write(os.path.join(ROOT, "docs", "mutations.md"), "\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--law", type=int, choices=range(1, 13), help="only the mutations of this law")
    parser.add_argument("--list", action="store_true", help="list the mutations and end")
    wanted = parser.parse_args()
    mutations = json.loads(read(os.path.join(ROOT, "Scripts", "mutations.json")))
    mutations = [mutation for mutation in mutations if wanted.law in (None, mutation["law"])]
    if wanted.list:
        for mutation in mutations:
            print(f"law {mutation['law']}: {mutation['what']}")
        return 0
    copy_tree()
    apply(mutations)
    program = build()
    if before := run_tests(program, 0):
        sys.exit("mutate: tests fail before anything is broken: " + "; ".join(before))
    results = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=2 * os.cpu_count()) as workers:
        every = workers.map(lambda number: run_tests(program, number), range(1, len(mutations) + 1))
        for mutation, names in zip(mutations, every):
            results.append((mutation, names))
            verdict = f"caught by {len(names)}: {names[0]}" if names else "SURVIVES"
            print(f"law {mutation['law']}: {mutation['what']}: {verdict}", flush=True)
    if wanted.law is None:
        report(results)
    return 0 if all(names for _, names in results) else 1


if __name__ == "__main__":
    sys.exit(main())
