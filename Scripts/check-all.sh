#!/bin/sh
# Everything, as continuous integration runs it: what check.sh does, the documentation, the examples,
# and the two commands at the top of the README. Installs what it needs.
#
#   Scripts/check-all.sh
#
# The last thing it prints is the closing line of the README's `swift test`.

set -eu
cd "$(dirname "$0")/.."
stage() { printf '\n== %s\n' "$1"; }
left_out() { printf 'left out: %s\n' "$1"; }

if ! command -v python3 > /dev/null; then
  stage "installing python3"
  apt-get update -qq && apt-get install -y -qq python3
fi

Scripts/check.sh

stage "documentation"
swift package --scratch-path .build-strict dump-symbol-graph --minimum-access-level public \
  --skip-synthesized-members > /dev/null
python3 Scripts/undocumented.py .build-strict
SCRATCH=.build-strict Scripts/build-docs.sh

stage "the stand-in for UIKit"
python3 Scripts/check-stand-in.py

stage "links"
python3 Scripts/check-links.py

stage "the public API"
Scripts/check-api.sh

stage "code in the documentation"
python3 Scripts/snippets.py --check

stage "the README's commands"
swift run ThreeStyles --html .build-strict/three-styles.html
swift run ThreeStyles --play Tests/Scenarios/originals.json > .build-strict/scenarios.jsonl
echo "played $(wc -l < .build-strict/scenarios.jsonl) scenarios"
for hz in 60 120; do
  swift run Conformance --hz $hz --html .build-strict/conformance.html > .build-strict/conformance.txt ||
    { cat .build-strict/conformance.txt; exit 1; }
  tail -n 1 .build-strict/conformance.txt
done
swift run Gallery --html .build-strict/gallery.html --svg .build-strict/looks

left_out "UIKit on an Apple platform: it is compiled and run against a stand-in only"

stage "swift test"
swift test
