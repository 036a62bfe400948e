#!/bin/sh
# Makes the pictures of the documentation anew: docs/looks.png, every look in its phases.
#
#   Scripts/make-pictures.sh
#
# Needs rsvg-convert (Debian: librsvg2-bin) and installs it where it can.

set -eu
cd "$(dirname "$0")/.."
if ! command -v rsvg-convert > /dev/null; then
  apt-get update -qq && apt-get install -y -qq librsvg2-bin
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
swift run Gallery --svg "$out/looks"
rsvg-convert --width 2000 "$out/looks/contact-sheet.svg" --output docs/looks.png
echo "docs/looks.png"
