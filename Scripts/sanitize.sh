#!/bin/sh
# Runs random walks and then the tests with the address sanitizer and with the thread sanitizer.
#
#   Scripts/sanitize.sh [address|thread] [MORE-OPTIONS-OF-SWIFT-TEST...]
#
# Each has build folders of its own.

set -eu
cd "$(dirname "$0")/.."
which="address thread"
case ${1:-} in
  address | thread) which=$1; shift ;;
  '' | -*) ;;
  *) echo "sanitize: there is no $1; it is address or thread" >&2; exit 2 ;;
esac
for one in $which; do
  build="${SANITIZE_BUILD:-.build-sanitize}-$one"
  printf '\n== random walks with the %s sanitizer\n' "$one"
  swift run -c release --sanitize="$one" --scratch-path "$build-walks" Walks 200000
  printf '\n== tests with the %s sanitizer\n' "$one"
  # Some tests let a list hold itself through its own action; that the product keeps nothing is what its lifetime
  # tests and the walks above are for.
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize="$one" --scratch-path "$build" "$@"
done
