#!/bin/sh
# Archives one finished file of the write-ahead log, as PostgreSQL's archive_command:
#   sh /ops/archive.sh %p %f
# PostgreSQL may repeat a file after a crash, so an identical file that exists is a success.
set -eu
piece=$1
kept=${BACKUPS:-/backups}/wal/$2.gz

if [ -f "$kept" ]; then
  gunzip <"$kept" | cmp -s - "$piece" && exit 0
  echo "$kept already exists, with other content." >&2
  exit 1
fi
# Rename last: a file with its final name is complete and on disk.
gzip <"$piece" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$(dirname "$kept")"
