#!/bin/sh
# Replaces the replicas, one after the other, by ones of the image and settings that Compose has now: a new
# one first, and when nginx sends to it, an old one goes. No request and no session is lost. A replica
# that does not get ready is removed again, and the old ones stay. Arguments go to docker compose, e.g. --env-file.
set -eu
arguments=$*
compose() { docker compose $arguments "$@"; }

sends_to() { # container
  address=$(docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}' "$1")
  for each in $address; do
    if compose exec -T nginx sh /etc/nginx/portal/list-replicas.sh | grep -q "^$each:"; then return 0; fi
  done
  return 1
}

old=$(compose ps -q bff)
count=$(echo "$old" | wc -l)
for container in $old; do
  before=$(compose ps -q bff)
  compose up -d --no-deps --no-build --no-recreate --scale "bff=$((count + 1))" bff >/dev/null 2>&1
  new=$(compose ps -q bff | grep -vF "$before")
  tries=0
  until sends_to "$new"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 60 ] || [ "$(docker inspect -f '{{.State.Running}}' "$new")" != true ]; then
      echo "The new replica did not get ready; the old ones stay. Its last words:" >&2
      docker logs --tail 20 "$new" >&2
      docker rm -f "$new" >/dev/null
      exit 1
    fi
    sleep 1
  done
  docker stop -t 30 "$container" >/dev/null
  docker rm "$container" >/dev/null
  echo "Replaced one of $count."
done
