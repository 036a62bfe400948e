#!/bin/sh
# Checks that core, looks, views and styles compile as Embedded Swift for the browser.
#
#   Scripts/check-embedded.sh
#
# Compiles each module with the toolchain's Embedded standard library for wasm32, in the order of the
# layers. Needs nothing but the Swift toolchain; writes only to a temporary folder.

set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

compile() {
  module=$1
  echo "embedded: $module"
  # shellcheck disable=SC2046
  swiftc -target wasm32-unknown-none-wasm -swift-version 6 -wmo -Osize -parse-as-library \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -default-isolation nonisolated -package-name RefreshStyles \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -warnings-as-errors \
    -module-name "$module" -I "$out" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$out/$module.o" $(find "Sources/$module" -name '*.swift' | sort)
}

for module in RefreshCore RefreshLooks RefreshViews RefreshUIKit SVStyle InfinityStyle FigStyle GMStyle; do
  compile "$module"
done
echo "embedded: all modules compile"
