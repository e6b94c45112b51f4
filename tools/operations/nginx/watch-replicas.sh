#!/bin/sh
# Keeps the list of replicas that nginx sends to: those that say they are ready; when none does, all there
# are, for pages work without the services that a replica waits for. Also reloads nginx when the
# certificate has changed. With the word `once` it looks once and ends, for a start of nginx.
set -eu
# The key is copied.
umask 077
here=$(dirname "$0")
run=${RUN:-/tmp}
name=${REPLICAS%:*}
port=${REPLICAS##*:}
certificate=${CERTIFICATE_FOLDER:-/etc/nginx/certificate}

addresses() {
  busybox nslookup -type=a "$name" 2>/dev/null |
    awk '/^Name:/ { named = 1 } named && /^Address/ { print }' |
    grep -oE '([0-9]+\.){3}[0-9]+' | sort -u || true
}

ready() {
  for address in $1; do
    (busybox wget -q -T 1 -O /dev/null "http://$address:$port/health/ready" 2>/dev/null && echo "$address") &
  done
  wait
}

look() {
  all=$(addresses)
  some=$(ready "$all" | sort)
  {
    # max_fails=0: nginx would count a replica that refuses a body and closes as failed, and a client could so take
    # all of them away. This list is what takes one away.
    for address in ${some:-$all}; do echo "server $address:$port max_fails=0;"; done
    # No replica yet: nginx needs one server, and this one refuses connections.
    [ -n "$all" ] || echo 'server 127.0.0.1:9;'
  } >"$run/replicas.next"
}

# The certificate and its key in one file.
read_pair() {
  # Each may lack its last line break.
  { cat "$certificate/tls.crt" && echo && cat "$certificate/tls.key"; } >"$run/pair.now" 2>/dev/null
}

# Succeeds when the folder has another pair, which fits, and puts it in place.
take_pair() {
  [ "${TLS:-on}" = on ] && read_pair || return 1
  # The two files are replaced one after the other: only what was the same at the look before is a pair.
  if ! cmp -s "$run/pair.now" "$run/pair.seen"; then
    mv "$run/pair.now" "$run/pair.seen"
    return 1
  fi
  # A machine that is too busy can refuse a pair that fits: it gets another chance.
  find "$run" -name pair.refused -mmin +5 -exec rm {} +
  for known in pem refused; do
    if cmp -s "$run/pair.now" "$run/pair.$known"; then return 1; fi
  done
  if sh "$here/try-certificate.sh" "$run/pair.now"; then
    mv "$run/pair.now" "$run/pair.pem"
    return 0
  fi
  echo 'tls.key does not fit tls.crt, or one of them is not PEM; nginx goes on with the pair before.' >&2
  mv "$run/pair.now" "$run/pair.refused"
  return 1
}

if [ "${1:-}" = once ]; then
  look
  mv "$run/replicas.next" "$run/replicas.conf"
  cp "$run/replicas.conf" "$run/replicas.loaded"
  : >"$run/looked"
  [ "${TLS:-on}" = on ] || exit 0
  read_pair
  if ! sh "$here/try-certificate.sh" "$run/pair.now"; then
    echo 'tls.key does not fit tls.crt, or one of them is not PEM.' >&2
    exit 1
  fi
  mv "$run/pair.now" "$run/pair.pem"
  exit 0
fi

pending=
while sleep 0.5; do
  look
  [ -s "$run/nginx.pid" ] || continue
  if take_pair || ! cmp -s "$run/replicas.next" "$run/replicas.loaded"; then pending=yes; fi
  if [ -n "$pending" ]; then
    mv "$run/replicas.next" "$run/replicas.conf"
    # What nginx refuses it does not load: roll.sh and healthy.sh read from these files what it has loaded.
    if ! nginx -t -q -c "$here/nginx.conf"; then
      sleep 5
      continue
    fi
    nginx -s reload -c "$here/nginx.conf"
    cp "$run/replicas.conf" "$run/replicas.loaded"
    pending=
  fi
  : >"$run/looked"
done
