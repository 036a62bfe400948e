#!/bin/sh
# Builds the documentation of every product; a warning is an error.
#
#   Scripts/build-docs.sh [FOLDER]      writes a site for each product into FOLDER; .build-docs by default
#
# SCRATCH names the build folder to take the modules from, .build-docs/scratch by default.

set -eu
cd "$(dirname "$0")/.."
site=${1:-.build-docs}
scratch=${SCRATCH:-.build-docs/scratch}

# On a Mac the tools are found by xcrun, and the modules of the system by its SDK.
tool() { command -v "$1" || xcrun --find "$1"; }
sdk=$(xcrun --show-sdk-path 2> /dev/null || true)
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -n 1)

swift build --scratch-path "$scratch" --target RefreshTesting
modules=$(swift build --scratch-path "$scratch" --show-bin-path)/Modules

for product in SVStyle InfinityStyle FigStyle GMStyle RefreshCore RefreshTesting; do
  mkdir -p "$site/$product"
  graphs=$(mktemp -d)
  # With the blocks of extensions: the styles' words are members of a protocol of the engine's, and without those
  # blocks they would not be in the documentation at all.
  "$(tool swift-symbolgraph-extract)" -module-name "$product" -I "$modules" -target "$target" ${sdk:+-sdk "$sdk"} \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols -output-dir "$graphs"
  "$(tool docc)" convert "Sources/$product/$product.docc" --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name "$product" --fallback-bundle-identifier "RefreshStyles.$product" \
    --output-path "$site/$product" --transform-for-static-hosting --hosting-base-path "$product" \
    --warnings-as-errors
  rm -rf "$graphs"
  echo "documentation: $product"
done
