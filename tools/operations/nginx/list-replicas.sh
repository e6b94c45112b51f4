#!/bin/sh
# Prints the replicas that nginx sends to now, an address and a port on each line.
sed -n 's/^server \([^ ;]*\).*/\1/p' "${RUN:-/tmp}"/replicas.loaded
