#!/bin/sh
# Puts a base backup into an empty data folder. At its next start PostgreSQL adds everything that was archived after it, or what
# came before a moment. A timeline says which history to follow where there was a restore before: the latest one when left out.
# Runs as root or as the user of PostgreSQL, while no server does: sh /ops/restore.sh NAME ['2026-11-21 14:30:00 UTC' [TIMELINE]]
set -eu
backups=${BACKUPS:-/backups}
backup=$backups/base/${1:?Which backup? Its name stands in the folder base of the backups.}
moment=${2:-}
timeline=${3:-latest}

if [ ! -f "$backup/base.tar.gz" ]; then
  echo "There is no backup $backup." >&2
  exit 1
fi
if [ -n "$(ls -A "$PGDATA" 2>/dev/null)" ]; then
  echo "$PGDATA is not empty. Move it away first; nothing was changed." >&2
  exit 1
fi
mkdir -p "$PGDATA"
tar -xzf "$backup/base.tar.gz" -C "$PGDATA"
# Every setting is written, also an empty one: the backup may have brought those of an earlier restore, and the last line counts.
# A piece that is not there ends the log; one that cannot be read must not pass for that, so it ends the recovery instead.
cat >>"$PGDATA/postgresql.auto.conf" <<CONF
restore_command = 'test -f "$backups/wal/%f.gz" || exit 1; gunzip < "$backups/wal/%f.gz" > "%p" || exit 200'
recovery_target_action = 'promote'
recovery_target_time = '$moment'
recovery_target_timeline = '$timeline'
CONF
touch "$PGDATA/recovery.signal"
[ "$(id -u)" -ne 0 ] || chown -R postgres: "$PGDATA"
chmod 700 "$PGDATA"
