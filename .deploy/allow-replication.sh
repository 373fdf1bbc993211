#!/bin/sh
# At the first start of the primary: the replica may follow it, from within the network of compose.yaml.
echo 'host replication aufbau 172.30.0.0/24 scram-sha-256' >>"$PGDATA/pg_hba.conf"
