#!/bin/sh
# Starts the Redis of the sessions. Its password comes from a file and goes in by standard input, so that no
# list of processes and no other file shows it.
set -eu
password=$(cat /run/secrets/portal/redis-password)
: "${MAX_MEMORY:=256mb}"
exec redis-server - <<CONFIGURATION
requirepass $password
bind * -::*
dir /data
# Redis writes to disk each second: a crash loses at most a second of changes and no other session.
appendonly yes
appendfsync everysec
save ""
maxmemory $MAX_MEMORY
# A full Redis rejects new sessions, which is visible; it never evicts a session in use, nor the mark of a
# session that has ended.
maxmemory-policy noeviction
tcp-keepalive 60
timeout 0
CONFIGURATION
