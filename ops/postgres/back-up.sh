#!/bin/sh
# Takes a base backup of the whole server. Deletes old backups, and the WAL before the oldest one
# that is kept. Run it in the PostgreSQL container, as its user: sh /ops/back-up.sh [number to keep]
set -eu
keep=${1:-7}
backups=${BACKUPS:-/backups}
cd "$backups/base"

rm -rf ./*.part
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
pg_basebackup --username=postgres --no-password --pgdata="$name.part" --format=tar --gzip \
  --wal-method=none --checkpoint=fast
mv "$name.part" "$name"

ls -1 | sort -r | tail -n "+$((keep + 1))" | xargs -r rm -r
oldest=$(ls -1 | sort | head -n 1)
start=$(tar -xzOf "$oldest/base.tar.gz" backup_label |
  sed -n 's/^START WAL LOCATION.*(file \([0-9A-F]*\)).*/\1/p')
pg_archivecleanup -x .gz "$backups/wal" "$start"
echo "$name"
