#!/bin/sh
# Starts the exporter of Redis with the URL that the replicas have. The password is taken out of it and is in no
# argument and no log line.
set -eu
url=$(cat /run/secrets/portal/redis-url)
export REDIS_ADDR="${url%%//*}//${url##*@}"
case "$url" in *@*) credentials=${url#*//} && credentials=${credentials%@*} && export REDIS_USER="${credentials%%:*}" REDIS_PASSWORD="${credentials#*:}" ;; esac
exec prometheus-redis-exporter
