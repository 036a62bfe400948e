#!/bin/sh
# What takes too long for every change: ten million random steps, the fuzzers, memory over 100,000 times of
# everything, the tests with sanitizers, and the proof that every law is watched.
#
#   Scripts/nightly.sh
#
# Needs only the Swift toolchain on Linux, and some hours.

set -eu
cd "$(dirname "$0")/.."
stage() { printf '\n== %s\n' "$1"; }

stage "ten million random steps"
swift run -c release --scratch-path .build-nightly Walks 10000000

stage "memory"
swift run -c release --scratch-path .build-nightly Memory

stage "fuzzers"
Scripts/fuzz.sh all 600

stage "sanitizers"
Scripts/sanitize.sh

stage "mutations"
python3 Scripts/mutate.py
