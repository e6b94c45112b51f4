#!/bin/sh
# Docker as roll.sh calls it, played from files of the folder FAKE: `replicas` has the ids of those that run, `ready` of
# those that nginx sends to, `new` what becomes of a new one (ready, hanging, ended or refused).
set -eu
cd "$FAKE"
say() { echo "$*" >>calls; }
case "$*" in
  'compose ps -q bff' | 'compose ps -aq bff') cat replicas ;;
  'compose up '*)
    kind=$(cat new)
    [ "$kind" != refused ] || { echo 'no such image' >&2 && exit 1; }
    echo >>started
    id="new-$(wc -l <started)-$kind"
    echo "$id" >>replicas
    if [ "$kind" = ready ]; then echo "$id" >>ready; fi
    ;;
  'compose exec '*) sed 's/$/:4200/' ready ;;
  'inspect -f {{range '*) for last; do :; done && echo "$last" ;;
  'inspect -f {{.State.Running}} '*) case "$*" in *ended) echo false ;; *) echo true ;; esac ;;
  'inspect '*) echo project ;;
  'exec -i '*) exec "$NODE" --input-type=module - ;;
  logs*) echo 'the last words' ;;
  ps*) ;;
  'stop '*) say "$@" ;;
  'rm '*)
    say "$@"
    for last; do :; done
    grep -vx "$last" replicas >rest || true
    mv rest replicas
    ;;
  *) echo "unexpected: docker $*" >&2 && exit 2 ;;
esac
