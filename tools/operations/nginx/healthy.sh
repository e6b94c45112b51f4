#!/bin/sh
# Healthy: nginx answers for a replica, and the list of replicas was looked at in the last minute.
set -eu
busybox wget -q -T 2 -O /dev/null http://127.0.0.1:8081/ready
if [ -z "$(find "${RUN:-/tmp}/looked" -mmin -1)" ]; then
  echo 'The list of replicas was not looked at for a minute.' >&2
  exit 1
fi
