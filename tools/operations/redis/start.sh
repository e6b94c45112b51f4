#!/bin/sh
# Starts the Redis of the sessions. Its password comes from a file, so that no list of processes shows it.
set -eu
password=$(cat /run/secrets/portal/redis-password)
: "${MAX_MEMORY:=256mb}"
{
  echo "requirepass $password"
  echo 'bind * -::*'
  echo 'dir /data'
  # Each second is on the disk: a crash loses that much and signs nobody out.
  echo 'appendonly yes'
  echo 'appendfsync everysec'
  echo 'save ""'
  echo "maxmemory $MAX_MEMORY"
  # A full Redis refuses new sessions, which shows; it never throws away one that somebody is using, nor
  # the mark of one that has ended.
  echo 'maxmemory-policy noeviction'
  echo 'tcp-keepalive 60'
  echo 'timeout 0'
} >/run/redis/redis.conf
exec redis-server /run/redis/redis.conf
