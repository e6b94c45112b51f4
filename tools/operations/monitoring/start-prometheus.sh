#!/bin/sh
# Starts Prometheus. PROBED_PAGES: URLs of pages that are asked for from outside, with blanks between.
set -eu
if [ -z "${PROBED_PAGES:-}" ]; then
  echo 'PROBED_PAGES is empty: name at least one page of the portal, such as https://portal.example/member/login.' >&2
  exit 1
fi
for page in $PROBED_PAGES; do printf '"%s"\n' "$page"; done | paste -sd , - | sed 's/.*/[{"targets":[&]}]/' >/prometheus/pages.json
exec prometheus --config.file=/etc/monitoring/prometheus.yml --storage.tsdb.path=/prometheus --storage.tsdb.retention.time=15d
