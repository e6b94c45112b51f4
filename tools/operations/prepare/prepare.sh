#!/bin/sh
# Fills the two folders /certificate and /secrets for a trial; what is there stays as it is.
# HOSTS: the host names of the certificate, with blanks between. RENEW=certificate renews the certificate.
set -eu
umask 022

if [ "${RENEW:-}" = certificate ] || ! [ -s /certificate/tls.crt ]; then
  names=$(for host in $HOSTS; do printf 'DNS:%s,' "$host"; done)
  # A separate authority that is stored: a client that trusts it also trusts the next certificate.
  if ! [ -s /certificate/authority.key ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj '/CN=Trial authority of the member portal' \
      -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout /certificate/authority.key -out /certificate/authority.crt 2>/dev/null
    chmod 600 /certificate/authority.key
  fi
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj '/CN=Member portal trial' \
    -keyout /certificate/next.key -out /certificate/next.csr 2>/dev/null
  printf 'subjectAltName=%s\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n' "${names%,}" >/certificate/extensions
  openssl x509 -req -in /certificate/next.csr -CA /certificate/authority.crt -CAkey /certificate/authority.key \
    -set_serial "0x$(openssl rand -hex 16)" -days 90 -extfile /certificate/extensions -out /certificate/next.crt 2>/dev/null
  chmod 644 /certificate/next.key
  mv /certificate/next.key /certificate/tls.key
  mv /certificate/next.crt /certificate/tls.crt
  rm /certificate/next.csr /certificate/extensions
  echo 'A certificate was made.'
fi
cp /certificate/authority.crt /secrets/trusted-authority.crt

make() {
  [ -s "/secrets/$1" ] || { printf '%s' "$2" >"/secrets/$1"; echo "The secret $1 was made."; }
}
make redis-password "$(openssl rand -hex 24)"
make redis-url "redis://:$(cat /secrets/redis-password)@redis:6379"
make oidc-client-secret "$(openssl rand -hex 24)"
make pseudonym-key "$(openssl rand -hex 32)"
make draft-keys "trial:$(openssl rand -base64 32 | tr -d '\n')"
