#!/bin/sh
# A copy of the whole, verified; then copies beyond the newest KEEP go, and the log that none of the others needs.
set -eu
: "${PRIMARY:=host=postgres user=aufbau dbname=aufbau}" "${COPIES:=/copies}" "${ARCHIVE:=/archive}" "${KEEP:=7}"
copy="$COPIES/$(date -u +%Y-%m-%dT%H-%M-%S)"
rm -rf "$COPIES"/*.part
pg_basebackup -d "$PRIMARY" -D "$copy.part" -X stream -c fast
pg_verifybackup -q "$copy.part"
mv "$copy.part" "$copy"
ls -1 "$COPIES" | sort -r | tail -n "+$((KEEP + 1))" | while read -r old; do rm -rf "${COPIES:?}/$old"; done
oldest=$(ls -1 "$COPIES" | sort | head -n 1)
needed=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$COPIES/$oldest/backup_label")
pg_archivecleanup "$ARCHIVE" "$needed"
