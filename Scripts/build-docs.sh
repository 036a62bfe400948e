#!/bin/sh
# Builds the documentation of every product; a warning is an error.
#
#   Scripts/build-docs.sh [FOLDER]      writes a site for each product into FOLDER; .build-docs by default
#
# SCRATCH names the build folder to take the symbols from, .build-docs/scratch by default.

set -eu
cd "$(dirname "$0")/.."
site=${1:-.build-docs}
scratch=${SCRATCH:-.build-docs/scratch}

# With the blocks of extensions: the styles' words are members of a protocol of the engine's, and without those
# blocks they would not be in the documentation at all.
swift package --scratch-path "$scratch" dump-symbol-graph --minimum-access-level public \
  --skip-synthesized-members --emit-extension-block-symbols > /dev/null
symbols=$(find "$scratch" -type d -name symbolgraph | head -n 1)
docc=$(command -v docc || xcrun --find docc)

for product in SVStyle InfinityStyle FigStyle GMStyle RefreshCore RefreshTesting; do
  mkdir -p "$site/$product"
  graphs=$(mktemp -d)
  cp "$symbols/$product.symbols.json" "$graphs"
  for extension in "$symbols/$product@"*.symbols.json; do
    [ ! -e "$extension" ] || cp "$extension" "$graphs"
  done
  "$docc" convert "Sources/$product/$product.docc" --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name "$product" --fallback-bundle-identifier "RefreshStyles.$product" \
    --output-path "$site/$product" --transform-for-static-hosting --hosting-base-path "$product" \
    --warnings-as-errors
  rm -rf "$graphs"
  echo "documentation: $product"
done
