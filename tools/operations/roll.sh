#!/bin/sh
# Replaces the replicas, one after the other, by ones of the image and settings that Compose has now: a new
# one first, and when nginx sends to it and it proves that members can sign in, an old one goes. No request and no
# session is lost. A new replica that proves neither is removed again, and the old ones stay. Run it in the folder of
# the installation; arguments go to docker compose, e.g. --env-file.
#
# SIGN_IN_CHECK: a command that signs a test account in at the new replica, whose IP it gets as its argument; a
# non-zero exit rolls back. READY_SECONDS: how long a new replica may take (default: 60). LOGS: a folder for the logs
# of the replicas that go (default: logs).
set -eu
here=$(dirname "$0")
arguments=$*
compose() { docker compose $arguments "$@"; }
: "${SIGN_IN_CHECK:=}" "${READY_SECONDS:=60}" "${LOGS:=logs}"

# The IPs of a container, one in each network.
addresses_of() { docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}' "$1"; }

sends_to() { # container
  sent=$(compose exec -T nginx sh /etc/nginx/portal/list-replicas.sh)
  for each in $(addresses_of "$1"); do
    if echo "$sent" | grep -q "^$each:"; then return 0; fi
  done
  return 1
}

# The new replica begins a sign-in, and the identity provider accepts its client id, redirect URL and scopes. The
# client's secret is proved by readiness; SIGN_IN_CHECK does the rest where there is a test account.
signs_in() { # container
  docker exec -i "$1" /usr/local/bin/node --input-type=module - <"$here/begin-sign-in.mjs" || return 1
  [ -z "$SIGN_IN_CHECK" ] || $SIGN_IN_CHECK "$(addresses_of "$1" | cut -d' ' -f1)"
}

keep_log() { # container
  mkdir -p "$LOGS"
  docker logs "$1" 2>&1 | gzip >"$LOGS/bff-$(date -u +%Y%m%dT%H%M%SZ)-$(echo "$1" | cut -c1-12).log.gz"
}

roll_back() { # container, why
  echo "$2; it is removed, and the old ones stay. Its last words:" >&2
  # A refusal is logged every half minute, and each request in between.
  docker logs "$1" 2>&1 | grep -E '"level":"(warn|error)"' | tail -n 5 >&2 || true
  docker logs --tail 20 "$1" >&2
  keep_log "$1"
  docker rm -f "$1" >/dev/null
  exit 1
}

# Compose would start one that has stopped, with the old image, in place of a new one.
for gone in $(compose ps -aq --status created --status exited --status dead bff); do
  keep_log "$gone"
  docker rm "$gone" >/dev/null
done
old=$(compose ps -q bff)
if [ -z "$old" ]; then
  echo 'No replica runs here; docker compose up -d --wait starts the portal.' >&2
  exit 1
fi
count=$(echo "$old" | wc -l)
for container in $old; do
  before=$(compose ps -aq bff)
  if ! said=$(compose up -d --no-deps --no-build --no-recreate --scale "bff=$((count + 1))" bff 2>&1); then
    echo "No new replica could be started; the old ones stay:" >&2
    echo "$said" >&2
    # Created, but not started.
    docker ps -aq --no-trunc --filter status=created --filter "label=com.docker.compose.project=$(docker inspect -f '{{index .Config.Labels "com.docker.compose.project"}}' "$container")" --filter label=com.docker.compose.service=bff | xargs -r docker rm >/dev/null
    exit 1
  fi
  new=$(compose ps -aq bff | grep -vF "$before" || true)
  if [ "$(echo "$new" | grep -c .)" != 1 ]; then
    echo 'Compose did not start one new replica; the old ones stay. Run it again when docker compose ps shows them running.' >&2
    exit 1
  fi
  ends=$(($(date +%s) + READY_SECONDS))
  until sends_to "$new"; do
    # One that refuses its settings ends, and Docker starts it again: waiting does not help.
    if [ "$(date +%s)" -gt "$ends" ] || [ "$(docker inspect -f '{{.State.Running}} {{.RestartCount}}' "$new")" != 'true 0' ]; then
      roll_back "$new" 'The new replica did not get ready'
    fi
    sleep 1
  done
  signs_in "$new" || roll_back "$new" 'No one can sign in at the new replica'
  docker stop -t 30 "$container" >/dev/null
  keep_log "$container"
  docker rm "$container" >/dev/null
  echo "Replaced one of $count."
done
