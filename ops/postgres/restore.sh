#!/bin/sh
# Puts a base backup into an empty data folder. At its next start PostgreSQL adds everything that was archived after it, or what
# came before a moment. Runs as root, while no server does: sh /ops/restore.sh NAME ['2026-11-21 14:30:00 UTC']
set -eu
backup=/backups/base/${1:?Which backup? Its name stands in /backups/base.}
moment=${2:-}

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
{
  echo "restore_command = 'gunzip < /backups/wal/%f.gz > %p'"
  echo "recovery_target_action = promote"
  [ -z "$moment" ] || echo "recovery_target_time = '$moment'"
} >>"$PGDATA/postgresql.auto.conf"
touch "$PGDATA/recovery.signal"
chown -R postgres: "$PGDATA"
chmod 700 "$PGDATA"
