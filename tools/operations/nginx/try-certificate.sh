#!/bin/sh
# Whether browsers can come in with a certificate and a key, both in the file that is named: nginx loads a key of another
# kind than its certificate without an error, and then fails every handshake. A second nginx serves them on a socket and
# sends a request to itself.
set -eu
pair=$1
try=$(mktemp -d)
stop() {
  [ ! -s "$try/pid" ] || kill "$(cat "$try/pid")"
  rm -rf "$try"
}
trap stop EXIT
cat >"$try/nginx.conf" <<CONF
worker_processes 1;
pid $try/pid;
error_log $try/errors;
events {}
http {
  access_log off;
  client_body_temp_path $try/body;
  proxy_temp_path $try/proxy;
  fastcgi_temp_path $try/fastcgi;
  uwsgi_temp_path $try/uwsgi;
  scgi_temp_path $try/scgi;
  server {
    listen unix:$try/tls ssl;
    ssl_certificate $pair;
    ssl_certificate_key $pair;
    return 200;
  }
  server {
    listen 127.0.0.1:8082;
    location / { proxy_pass https://unix:$try/tls; }
  }
}
CONF
if ! nginx -e "$try/errors" -c "$try/nginx.conf" 2>/dev/null || ! busybox wget -q -T 2 -O /dev/null http://127.0.0.1:8082/ 2>/dev/null; then
  head -n 1 "$try/errors" >&2
  exit 1
fi
