#!/bin/sh
# Runs the tests with the address sanitizer and with the thread sanitizer.
#
#   Scripts/sanitize.sh [address|thread] [MORE-OPTIONS-OF-SWIFT-TEST...]
#
# Each has a build folder of its own. Tests that expect a program to trap are left out: a sanitizer has its
# own way of ending one.

set -eu
cd "$(dirname "$0")/.."
which="address thread"
case ${1:-} in
  address | thread) which=$1; shift ;;
  '' | -*) ;;
  *) echo "sanitize: there is no $1; it is address or thread" >&2; exit 2 ;;
esac
for one in $which; do
  printf '\n== tests with the %s sanitizer\n' "$one"
  swift test --sanitize="$one" --scratch-path "${SANITIZE_BUILD:-.build-sanitize}-$one" "$@"
done
