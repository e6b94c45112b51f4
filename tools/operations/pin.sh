#!/bin/sh
# Prints the public base images with their current digests, as lines for .env of the installation: a new release of an
# image then changes nothing until this is run again. It pulls each from its registry.
#   sh tools/operations/pin.sh 
set -eu
pin() { # variable, image
  docker pull -q "$2" >/dev/null
  digest=$(docker image inspect -f '{{index .RepoDigests 0}}' "$2")
  echo "$1=${2%%@*}@${digest##*@}"
}
pin NODE_IMAGE "${NODE_IMAGE:-node:${NODE_VERSION:-24}-bookworm-slim}"
pin NGINX_IMAGE "${NGINX_IMAGE:-nginx:1.28-alpine}"
pin REDIS_IMAGE "${REDIS_IMAGE:-redis:7.4-alpine}"
pin DEBIAN_IMAGE "${DEBIAN_IMAGE:-debian:12-slim}"
