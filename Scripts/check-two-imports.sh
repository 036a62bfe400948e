#!/bin/sh
# Two libraries with the same names in one file: the compiler has to refuse it, and for that reason.
#
#   Scripts/check-two-imports.sh [scratch path of a build against the stand-in]
#
# Each file in Tests/TwoLibraries/Refused names the expected error in its first line. Without its second
# import the same file has to compile, so that nothing else in it can be what is refused.

set -eu
cd "$(dirname "$0")/.."
modules=${1:-.build-uikit}/debug/Modules
[ -d "$modules" ] || {
  echo "check-two-imports: no modules in $modules; build with REFRESH_UIKIT=1 first" >&2
  exit 2
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

check() { swiftc -typecheck -swift-version 6 -I "$modules" "$@" > "$work/answer" 2>&1; }
fail() {
  failures=$((failures + 1))
  printf '%s: %s\n' "$1" "$2" >&2
  cat "$work/answer" >&2
}

for file in Tests/TwoLibraries/Refused/*.swift; do
  expected=$(sed -n '1s,^// refused: ,,p' "$file")
  [ -n "$expected" ] || { echo "$file: the first line names no error" >&2; exit 2; }
  for feature in "" "-enable-upcoming-feature MemberImportVisibility"; do
    # shellcheck disable=SC2086
    if check $feature "$file"; then
      fail "$file" "compiles with both imports ${feature:-as it is}"
    elif ! grep -qF "error: $expected" "$work/answer"; then
      fail "$file" "is refused, but not for: $expected"
    fi
  done
  sed '/the second import/d' "$file" > "$work/alone.swift"
  check "$work/alone.swift" || fail "$file" "does not compile with one import either"
done
[ "$failures" -eq 0 ] || exit 1
echo "two imports: refused, $(find Tests/TwoLibraries/Refused -name '*.swift' | wc -l) files"
