#!/bin/sh
# A standby by streaming replication: copies the primary at its first start, and follows it from then on.
set -eu
: "${PRIMARY:=host=postgres user=aufbau dbname=aufbau}"
ask() { psql -d "$PRIMARY" -AtXqc "$1"; }

# The slot keeps for it what it has not read, up to max_slot_wal_keep_size; beyond that all is copied anew. One that was
# made a primary is left alone.
if [ -e "$PGDATA/standby.signal" ] &&
  [ "$(ask "select wal_status from pg_replication_slots where slot_name = 'replica'" || true)" = lost ]; then
  ask "select pg_drop_replication_slot('replica')"
  rm -rf "$PGDATA"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" "$PGDATA.part"
  # it is there already where the first copy was interrupted
  ask "select pg_create_physical_replication_slot('replica', true)
    where not exists (select from pg_replication_slots where slot_name = 'replica')" >/dev/null
  pg_basebackup -d "$PRIMARY" -D "$PGDATA.part" -R -X stream -c fast -S replica
  mv "$PGDATA.part" "$PGDATA"
fi
exec "$@" --archive_mode=off
