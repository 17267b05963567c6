#!/usr/bin/env bash
# Renders the masters of all pictures (or of those named) into a folder outside the project.
# Usage: ./render.sh <folder> [name…]
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${1:?Usage: render.sh <folder> [name…]}
shift
names=("$@")
if [ ${#names[@]} -eq 0 ]; then
  names=(beads beads-portrait ceramic autohotel steam key two-keys cover drop polish seat hall)
fi

mkdir -p "$out"
for name in "${names[@]}"; do
  script=$name
  options=()
  if [ "$name" = beads-portrait ]; then
    script=beads
    options=(--portrait)
  fi
  echo "$name"
  nice -n 15 "${BLENDER:-blender}" -b -P "$here/$script.py" -- "$out/$name.png" "${options[@]}" > "$out/$name.log" 2>&1
done
