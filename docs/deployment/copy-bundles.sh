#!/bin/sh
# Copies bundles from the folder $1 into the folder $2, which gateways read meanwhile.
#
# Each brand is a symbolic link that is replaced in one step, so a gateway sees a complete bundle at every moment
# (ADR 177). The build before stays, because a gateway can still send files of it.
set -eu
source=$1
target=$2
build=$(date +%s)
builds="$target/.builds"

mkdir -p "$builds"
rm -rf "$builds/part"
cp -RL "$source" "$builds/part"
# A second start in the same second replaces its own copy.
rm -rf "${builds:?}/$build"
mv "$builds/part" "$builds/$build"

for folder in "$builds/$build"/*/; do
  code=$(basename "$folder")
  ln -sfn ".builds/$build/$code" "$target/.$code.next"
  mv -fT "$target/.$code.next" "$target/$code"
done

count=$(ls -1 "$builds" | wc -l)
ls -1 "$builds" | sort -n | while read -r old; do
  [ "$count" -gt 2 ] || break
  rm -rf "${builds:?}/$old"
  count=$((count - 1))
done
echo "Copied the bundles of $(ls -1 "$builds/$build" | wc -l) brands into $target."
