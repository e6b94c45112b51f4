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
# Each second is on the disk: a crash loses that much and signs nobody out.
appendonly yes
appendfsync everysec
save ""
maxmemory $MAX_MEMORY
# A full Redis refuses new sessions, which shows; it never throws away one that somebody is using, nor the
# mark of one that has ended.
maxmemory-policy noeviction
tcp-keepalive 60
timeout 0
CONFIGURATION
