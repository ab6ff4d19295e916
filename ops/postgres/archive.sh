#!/bin/sh
# Copies one finished piece of the write-ahead log into the archive: sh /ops/archive.sh %p %f, as PostgreSQL's archive_command.
# PostgreSQL asks again for what it had no time to note as done, so a piece that is there already and is the same is a success.
set -eu
piece=$1
kept=${BACKUPS:-/backups}/wal/$2.gz

if [ -f "$kept" ]; then
  gunzip <"$kept" | cmp -s - "$piece" && exit 0
  echo "$kept is there already, with other content." >&2
  exit 1
fi
# A piece counts when it has its name, so it gets that last, and when it is on the disk.
gzip <"$piece" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$(dirname "$kept")"
