#!/bin/sh
# Fails when a module reaches outside its layer. Needs no compiler and takes no time.
#
#   RefreshCore          imports nothing; conditionals only in files named Platform…
#   RefreshViews         each file is one side: guarded as a whole, or not at all
#   RefreshUIKit         each file begins with #if canImport(UIKit) and ends with #endif
#   RefreshLooks         conditionals only in files named Platform…
#   styles               import core, views and each other's nothing; no conditionals inside a file, and whole
#                        files only for what a platform alone has, never a twin for Embedded Swift
#   simulation, testing  no conditionals
#   everywhere           no swizzling, no file over 400 lines

set -u
cd "$(dirname "$0")/.."
bad=0
say() { echo "$1" >&2; bad=1; }

imports() { grep -nE '^[[:space:]]*((@[A-Za-z_]+|public|package|internal) )*import ' "$1"; }
conditionals() { grep -nE '^[[:space:]]*#(if|elseif|else)' "$1"; }

# A file guarded as a whole: its only conditional is its first line, and #endif its last.
is_one_side() {
  [ "$(grep -cE '^[[:space:]]*#(if|elseif|else)' "$1")" = 1 ] || return 1
  head -n 1 "$1" | grep -q '^#if ' || return 1
  tail -n 1 "$1" | grep -q '^#endif$'
}

for file in $(find Sources/RefreshCore -name '*.swift'); do
  imports "$file" >&2 && say "$file: the core imports nothing"
  case $(basename "$file") in
    Platform*) ;;
    *) conditionals "$file" >&2 && say "$file: the core's conditionals are in Platform files" ;;
  esac
done

for file in $(find Sources/RefreshLooks -name '*.swift'); do
  case $(basename "$file") in
    Platform*) ;;
    *) conditionals "$file" >&2 && say "$file: the looks' conditionals are in Platform files" ;;
  esac
done

for file in $(find Sources/RefreshViews -name '*.swift'); do
  conditionals "$file" > /dev/null || continue
  is_one_side "$file" || say "$file: a side of the views is guarded as a whole"
done

for file in $(find Sources/RefreshUIKit -name '*.swift'); do
  is_one_side "$file" && head -n 1 "$file" | grep -q '^#if canImport(UIKit)$' ||
    say "$file: a file of the UIKit host is guarded as a whole"
done

for style in SVStyle InfinityStyle FigStyle GMStyle; do
  for file in $(find "Sources/$style" -name '*.swift'); do
    imports "$file" | grep -vE 'import (struct |class )?(RefreshCore|RefreshLooks|RefreshViews|RefreshUIKit)(\.|$)' >&2 &&
      say "$file: a style imports the engine, the views and nothing else"
    conditionals "$file" > /dev/null || continue
    is_one_side "$file" || say "$file: a style has no conditionals inside a file"
    head -n 1 "$file" | grep -q '^#if hasFeature(Embedded)' &&
      say "$file: what differs without a runtime is a side of the views, not of a style"
  done
done

for file in $(find Sources/RefreshSimulation Sources/RefreshScenario Sources/RefreshTesting -name '*.swift'); do
  conditionals "$file" >&2 && say "$file: what tests run on has no conditionals"
done

for file in $(find Sources -name '*.swift'); do
  grep -nE 'method_exchangeImplementations|class_replaceMethod|method_setImplementation' "$file" >&2 &&
    say "$file: nothing is swizzled"
  lines=$(wc -l < "$file")
  [ "$lines" -le 400 ] || say "$file: $lines lines, more than 400"
done

[ "$bad" = 0 ] && echo "layers: every module keeps to its own"
exit $bad
