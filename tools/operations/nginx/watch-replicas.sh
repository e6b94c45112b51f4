#!/bin/sh
# Keeps the list of replicas that nginx sends to: those that say they are ready; when none does, all there
# are, for pages work without the services that a replica waits for. Also reloads nginx when the
# certificate has changed. With the word `once` it looks once and ends.
set -eu
run=/tmp
name=${REPLICAS%:*}
port=${REPLICAS##*:}
certificate=/etc/nginx/certificate

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

# What nginx has to be reloaded for when it changes; nothing where TLS is off.
certificates() {
  [ "${TLS:-on}" = off ] || cat "$certificate"/tls.crt "$certificate"/tls.key | md5sum
}

look() {
  : >"$run/looked"
  all=$(addresses)
  some=$(ready "$all" | sort)
  {
    # max_fails=0: nginx would count a replica that refuses a body and closes as failed, and a client could so take
    # all of them away. This list is what takes one away.
    for address in ${some:-$all}; do echo "server $address:$port max_fails=0;"; done
    # No replica yet: nginx needs one server, and this one refuses connections.
    [ -n "$all" ] || echo 'server 127.0.0.1:9;'
  } >"$run/replicas.next"
  changed=$(certificates)
  if ! cmp -s "$run/replicas.next" "$run/replicas.conf" || [ "$changed" != "${seen:-$changed}" ]; then
    mv "$run/replicas.next" "$run/replicas.conf"
    return 0
  fi
  return 1
}

if [ "${1:-}" = once ]; then
  look || true
  exit 0
fi
seen=$(certificates)
while sleep 0.5; do
  if look && [ -s "$run/nginx.pid" ]; then
    if nginx -t -q -c /etc/nginx/portal/nginx.conf; then
      nginx -s reload -c /etc/nginx/portal/nginx.conf
      seen=$changed
    fi
  fi
done
