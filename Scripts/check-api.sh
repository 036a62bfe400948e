#!/bin/sh
# Says what of the public API would break for users of the last version.
#
#   Scripts/check-api.sh [TAG]      the last tag by default; exits 1 if anything breaks
#
# The version that is being worked on is in VERSION, and what a manifest needs is checked against it.

set -eu
cd "$(dirname "$0")/.."
version=$(cat VERSION)

if ! grep -q "from: \"$version\"" README.md; then
  echo "README.md: the version in the manifest is not $version, as VERSION says" >&2
  exit 1
fi

tag=${1:-$(git describe --tags --abbrev=0 2> /dev/null || true)}
if [ -z "$tag" ]; then
  echo "API: there is no version yet, so nothing that could break; the first will be $version"
  exit 0
fi
if ! git rev-parse --quiet --verify "$tag^{commit}" > /dev/null; then
  echo "API: there is no tag $tag" >&2
  exit 2
fi
echo "API: compared with $tag"
exec swift package --scratch-path .build-api diagnose-api-breaking-changes "$tag" --products \
  SVStyle InfinityStyle FigStyle GMStyle RefreshCore RefreshTesting
