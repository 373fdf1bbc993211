#!/bin/sh
# A standby by streaming replication: copies the primary at its first start, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  # the slot keeps for it what it has not read; beyond max_slot_wal_keep_size it has to be copied anew
  pg_basebackup -d 'host=postgres user=aufbau' -D "$PGDATA" -R -X stream -c fast -C -S replica
fi
exec "$@" --archive_mode=off
