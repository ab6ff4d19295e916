#!/bin/sh
# Unpacks a base backup into an empty data folder. At its next start PostgreSQL replays everything
# archived after it, or everything before a moment. After an earlier restore, a timeline selects the
# history to follow (default: latest). Run it as root or PostgreSQL's user, with no server running:
#   sh /ops/restore.sh NAME ['2026-11-21 14:30:00 UTC' [TIMELINE]]
set -eu
backups=${BACKUPS:-/backups}
backup=$backups/base/${1:?Which backup? Names are in the folder base of the backups.}
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
# Write every setting, even an empty one: the backup may contain those of an earlier restore, and
# the last line wins. A missing file ends the log. An unreadable one must fail the recovery instead.
cat >>"$PGDATA/postgresql.auto.conf" <<CONF
restore_command = 'test -f "$backups/wal/%f.gz" || exit 1; gunzip < "$backups/wal/%f.gz" > "%p" || exit 200'
recovery_target_action = 'promote'
recovery_target_time = '$moment'
recovery_target_timeline = '$timeline'
CONF
touch "$PGDATA/recovery.signal"
[ "$(id -u)" -ne 0 ] || chown -R postgres: "$PGDATA"
chmod 700 "$PGDATA"
