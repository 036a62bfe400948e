#!/bin/sh
# Everything that can be checked with nothing but the Swift toolchain.
#
#   Scripts/check.sh

set -eu
cd "$(dirname "$0")/.."
stage() { printf '\n== %s\n' "$1"; }

stage "layers"
Scripts/check-layers.sh

stage "format"
swift format lint --strict --recursive --parallel Package.swift Sources Tests Examples
echo "format: clean"

stage "build, warnings are errors"
swift build --scratch-path .build-strict --build-tests -Xswiftc -warnings-as-errors \
  --explicit-target-dependency-import-check error

stage "Embedded Swift for the browser"
Scripts/check-embedded.sh

stage "UIKit, against its stand-in"
REFRESH_UIKIT=1 swift test --scratch-path .build-uikit -Xswiftc -warnings-as-errors
Scripts/check-two-imports.sh .build-uikit

stage "tests"
swift test --scratch-path .build-strict -Xswiftc -warnings-as-errors \
  --explicit-target-dependency-import-check error
