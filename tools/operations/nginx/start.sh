#!/bin/sh
# Starts nginx for the portal. Settings: HTTPS_PORT and HTTP_PORT, TLS (off: what is in front terminates TLS, and the portal
# is served on HTTP_PORT), HOSTS (the names of the portal, with blanks between, that HTTP_PORT leads to HTTPS_PORT; needed
# with TLS), REQUESTS_PER_SECOND of one session or visitor, TRUSTED_PROXIES (networks in front whose
# X-Forwarded-For counts, with blanks between), REPLICAS (the name under which the replicas are found, and their port).
# With the word `check` it only says whether nginx would start.
set -eu
here=/etc/nginx/portal
run=/tmp
: "${TLS:=on}" "${HTTPS_PORT:=8443}" "${HTTP_PORT:=8080}" "${REQUESTS_PER_SECOND:=50}" "${REPLICAS:=bff:4200}"

for number in "$HTTPS_PORT" "$HTTP_PORT" "$REQUESTS_PER_SECOND"; do
  case "$number" in
    '' | *[!0-9]*) echo "HTTPS_PORT, HTTP_PORT and REQUESTS_PER_SECOND are whole numbers; one is \"$number\"." >&2 && exit 1 ;;
  esac
done
case "$TLS" in on | off) ;; *) echo "TLS is on or off, not \"$TLS\"." >&2 && exit 1 ;; esac
if [ "$TLS" = on ] && [ -z "${HOSTS:-}" ]; then
  echo "HOSTS names no host: write the names of the portal, with blanks between, e.g. HOSTS=portal.example." >&2 && exit 1
fi
[ "$TLS" = off ] || for file in tls.crt tls.key; do
  if ! [ -r "/etc/nginx/certificate/$file" ]; then
    echo "The certificate folder has no readable $file. Put the certificate, with what stands between it and its authority, into tls.crt and its key into tls.key; CERTIFICATE names the folder." >&2
    exit 1
  fi
done

{
  # A session counts by itself, so that an office behind one address is not one client. A cookie can be invented:
  # therefore an address has a limit as well, ten times as high.
  echo "limit_req_zone \$session zone=each_session:20m rate=${REQUESTS_PER_SECOND}r/s;"
  echo "limit_req_zone \$visitor zone=each_visitor:10m rate=${REQUESTS_PER_SECOND}r/s;"
  echo "limit_req_zone \$binary_remote_addr zone=each_address:10m rate=$((REQUESTS_PER_SECOND * 10))r/s;"
  echo 'limit_conn_zone $binary_remote_addr zone=connections_of_address:10m;'
  echo 'limit_conn_zone $binary_remote_addr zone=uploads_of_address:1m;'
  if [ -n "${TRUSTED_PROXIES:-}" ]; then
    for network in $TRUSTED_PROXIES; do echo "set_real_ip_from $network;"; done
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
  fi
  # A reload closes no HTTP/1.1 connection on which a request came just before, so that the next one does not meet a
  # closing one. From nginx 1.27.4 on. Below DRAIN_SECONDS: the old processes have the old list of replicas.
  if nginx -v 2>&1 | awk -F '[/.]' '{ exit $2 * 1000000 + $3 * 1000 + $4 < 1027004 }'; then
    echo 'keepalive_min_timeout 4s;'
  fi
} >"$run/limits.conf"

tls() {
  cat <<TLS
  listen $HTTPS_PORT ssl$1;
  http2 on;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
  ssl_prefer_server_ciphers off;
  ssl_session_cache shared:tls:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
TLS
}

{
  if [ "$TLS" = off ]; then
    echo "server { listen $HTTP_PORT default_server; server_name _; include $here/portal.conf; }"
  else
    echo 'server {'
    tls ' default_server'
    echo '  server_name _;'
    echo "  ssl_certificate $run/pair.pem;"
    echo "  ssl_certificate_key $run/pair.pem;"
    echo "  include $here/portal.conf;"
    echo '}'
    cat <<PLAIN
server {
  listen $HTTP_PORT default_server;
  server_name _;
  # A host that is not one of the portal's must not become the target of a redirect.
  return 444;
}
server {
  listen $HTTP_PORT;
  server_name $HOSTS;
  return 308 https://\$host$([ "$HTTPS_PORT" = 443 ] || echo ":$HTTPS_PORT")\$request_uri;
}
PLAIN
  fi
  cat <<OPERATIONS
server {
  listen 8081 default_server;
  access_log off;
  location = /nginx { stub_status; }
  location = /ready { proxy_pass http://bff/health/ready; }
}
OPERATIONS
  # Further servers behind the same certificate, as name and address: the identity provider of a trial.
  for entry in ${FURTHER_SERVERS:-}; do
    echo 'server {'
    tls ''
    echo "  server_name ${entry%%=*};"
    echo "  ssl_certificate $run/pair.pem;"
    echo "  ssl_certificate_key $run/pair.pem;"
    echo '  resolver 127.0.0.11 valid=5s;'
    echo "  set \$address ${entry#*=};"
    echo '  location / { proxy_pass http://$address; }'
    echo '}'
  done
} >"$run/servers.conf"

[ -p "$run/errors" ] || mkfifo "$run/errors"
# Held open by nginx itself, so that the reader never comes to its end.
exec 9<>"$run/errors"
busybox awk '{ gsub(/, (client|request|upstream|referrer): ("[^"]*"|[^,]*)/, ""); print; fflush() }' <"$run/errors" >&2 &

sh "$here/watch-replicas.sh" once
if [ "${1:-}" = check ]; then exec nginx -t -q -c "$here/nginx.conf"; fi
# It begins again when it ends; healthy.sh tells when it hangs.
while :; do
  sh "$here/watch-replicas.sh" || true
  sleep 1
done &
exec nginx -c "$here/nginx.conf" -g 'daemon off;'
