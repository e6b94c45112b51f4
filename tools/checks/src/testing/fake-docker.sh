#!/bin/sh
# Docker as roll.sh calls it, played from files of the folder FAKE: `replicas` has the ids of those that run, `stopped`
# of those that do not, `ready` of those that nginx sends to, `new` what becomes of a new one (ready, hanging, ended or
# refused). As Compose does, it starts a stopped one, which has the old image, in place of a new one.
set -eu
cd "$FAKE"
say() { echo "$*" >>calls; }
case "$*" in
  'compose ps -q bff') cat replicas ;;
  'compose ps -aq bff') cat replicas stopped ;;
  'compose ps -aq --status created --status exited --status dead bff') cat stopped ;;
  'compose up '*)
    kind=$(cat new)
    [ "$kind" != refused ] || { echo 'no such image' >&2 && exit 1; }
    if [ -s stopped ]; then
      tee -a replicas ready <stopped >/dev/null
      : >stopped
      exit 0
    fi
    echo >>started
    id="new-$(wc -l <started)-$kind"
    echo "$id" >>replicas
    if [ "$kind" = ready ]; then echo "$id" >>ready; fi
    ;;
  'compose exec '*) sed 's/$/:4200/' ready ;;
  'inspect -f {{range '*) for last; do :; done && echo "$last" ;;
  'inspect -f {{.State.Running}} '*)
    # Docker starts one that has ended again.
    case "$*" in *.RestartCount*ended) echo true 1 ;; *.RestartCount*) echo true 0 ;; *) echo true ;; esac
    ;;
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
    grep -vx "$last" stopped >rest || true
    mv rest stopped
    ;;
  *) echo "unexpected: docker $*" >&2 && exit 2 ;;
esac
