#!/bin/sh
# Healthy: nginx answers for a replica, and it had loaded the list of replicas in the last minute.
set -eu
busybox wget -q -T 2 -O /dev/null http://127.0.0.1:8081/ready
if [ -z "$(find "${RUN:-/tmp}/looked" -mmin -1)" ]; then
  echo 'The list of replicas was not looked at, or nginx did not load it, for a minute.' >&2
  exit 1
fi
