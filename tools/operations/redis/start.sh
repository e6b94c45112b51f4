#!/bin/sh
# Starts the Redis of the sessions. Its password comes from a file and goes in by standard input, so that no
# list of processes and no other file shows it.
set -eu
secrets=${SECRETS_FOLDER:-/run/secrets/portal}
password=$(cat "$secrets/redis-password")

# MEMORY is the limit of the container, e.g. 1600m. Redis itself gets five eighths of it: the rest is for what it
# does not count: rewriting its file, buffers of connections, fragmentation.
: "${MEMORY:=1600m}"
number=${MEMORY%%[!0-9]*}
case "${MEMORY#"$number"}" in
  m | M | mb | MB) bytes=$((number * 1024 * 1024)) ;;
  g | G | gb | GB) bytes=$((number * 1024 * 1024 * 1024)) ;;
  *) echo "REDIS_MEMORY is a whole number of megabytes or gigabytes, such as 1600m or 2g; it is \"$MEMORY\"." >&2 && exit 1 ;;
esac

exec redis-server - <<CONFIGURATION
requirepass $password
bind * -::*
dir /data
# Redis writes to disk each second: a crash loses at most a second of changes and no other session.
appendonly yes
appendfsync everysec
save ""
maxmemory $((bytes * 5 / 8))
# A full Redis rejects new sessions, which is visible; it never evicts a session in use, nor the mark of a
# session that has ended.
maxmemory-policy noeviction
tcp-keepalive 60
timeout 0
CONFIGURATION
