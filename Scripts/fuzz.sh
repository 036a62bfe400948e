#!/bin/sh
# Feeds random bytes, guided by what they reach, to what reads bytes: random scripts through every style
# and on unruly hosts, scenario files, GIF files.
#
#   Scripts/fuzz.sh [walks|scenarios|gif] [SECONDS] [MORE-LIBFUZZER-OPTIONS...]
#   Scripts/fuzz.sh                       all three, a minute each
#
# Needs nothing but the Swift toolchain on Linux. The corpus that it finds is kept in .build-fuzz; what
# crashes is left there as crash-... and named at the end. To play a finding again:
# FUZZ=walks .build-fuzz/fuzz .build-fuzz/crash-...

set -eu
cd "$(dirname "$0")/.."
build=${FUZZ_BUILD:-.build-fuzz}
what=${1:-all}
seconds=${2:-60}
[ $# -ge 2 ] && shift 2 || shift $#

case $what in
  all) what="walks scenarios gif" ;;
  walks | scenarios | gif) ;;
  *) echo "fuzz: there is no $what; it is walks, scenarios or gif" >&2; exit 2 ;;
esac
case $seconds in
  '' | *[!0-9]*) echo "fuzz: a number of seconds, not $seconds" >&2; exit 2 ;;
esac

swift build -c release --scratch-path "$build" --target RefreshFuzz -Xswiftc -sanitize=fuzzer
modules="RefreshCore RefreshLooks RefreshViews RefreshUIKit SVStyle InfinityStyle FigStyle GMStyle
  RefreshPhysics RefreshSimulation RefreshScenario RefreshTesting RefreshWalks RefreshFuzz"
objects=
for module in $modules; do
  objects="$objects $(find "$build/release/$module.build" -name '*.o' | tr '\n' ' ')"
done
# shellcheck disable=SC2086
swiftc -sanitize=fuzzer -o "$build/fuzz" $objects

bad=0
for one in $what; do
  printf '\n== fuzz: %s, %s s\n' "$one" "$seconds"
  mkdir -p "$build/corpus-$one"
  seeds=
  case $one in
    scenarios) seeds=Tests/Scenarios ;;
    # Two frames of one pixel: without an example the fuzzer would have to guess how a GIF file begins.
    gif)
      frame='\041\371\004\000\012\000\000\000\054\000\000\000\000\001\000\001\000\000\002\002\114\001\000'
      # shellcheck disable=SC2059
      printf "GIF89a\001\000\001\000\200\000\000\000\000\000\377\377\377$frame$frame\073" > "$build/corpus-gif/two-frames.gif"
      ;;
    walks) ;;
  esac
  # shellcheck disable=SC2086
  FUZZ=$one SWIFT_BACKTRACE=enable=no "$build/fuzz" "$build/corpus-$one" $seeds -max_total_time="$seconds" \
    -artifact_prefix="$build/" -print_final_stats=1 -verbosity=0 -max_len=4096 -timeout=30 "$@" ||
    { bad=1; echo "fuzz: $one found something; see above" >&2; }
done
exit $bad
