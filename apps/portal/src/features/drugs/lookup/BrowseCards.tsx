import type { OutputOf } from '@portal/contracts';
import { drugs as drugCalls } from '@portal/contracts/drugs';
import { type Language, useLanguage, useText } from '../../../language';
import { type RemoteData, useCall } from '../../../store';
import { Card, Link } from '../../../ui';
import { DrugData } from '../DrugData';
import { FoundDrugs } from '../search/FoundDrugs';
import { useDrugLink, usePlanCode } from '../priced-for/plan';
import { useArrivalFocus } from '../use-arrival-focus';
import { DrugLinks } from './DrugLinks';
import lookupText from './lookup.text';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

interface Browsed {
  letter: string | null;
  classId: string | null;
}

interface Classes {
  data: RemoteData<OutputOf<typeof drugCalls.getClasses>>;
  retry: () => void;
}

/** The letters A to Z and the classes; below them the drugs of the chosen one. Without the service only that it failed. */
export function BrowseCards({ letter, classId }: Browsed) {
  const t = useText(lookupText);
  const link = useDrugLink();
  const classes = useCall(drugCalls.getClasses);
  if (classes.data.status === 'failure') {
    return (
      <Card title={t('lookup.byLetter')}>
        <DrugData
          data={classes.data}
          loading={t('lookup.loading')}
          what="drugList"
          retry={classes.retry}
        >
          {() => null}
        </DrugData>
      </Card>
    );
  }
  return (
    <>
      <Card title={t('lookup.byLetter')}>
        <nav className="letters" aria-label={t('lookup.byLetter')}>
          {letters.map((each) => (
            <Link
              key={each}
              to={{ search: link({ letter: each }) }}
              aria-current={each === letter ? 'true' : undefined}
            >
              {each}
            </Link>
          ))}
        </nav>
        {letter && letters.includes(letter) && <ChosenDrugs letter={letter} />}
      </Card>
      <ClassesCard classId={classId} {...classes} />
    </>
  );
}

/** The classes by name, or the drugs of the chosen one. */
function ClassesCard({ classId, data, retry }: Pick<Browsed, 'classId'> & Classes) {
  const t = useText(lookupText);
  const language = useLanguage();
  const link = useDrugLink();
  const title = useArrivalFocus<HTMLSpanElement>(classId ?? '');
  const chosen = data.data?.drugClasses.find((each) => each.classId === classId);
  return (
    <Card
      title={
        <span tabIndex={-1} ref={title}>
          {chosen ? chosen[language] : t('lookup.byClass')}
        </span>
      }
    >
      {classId ? (
        <ChosenDrugs classId={classId} />
      ) : (
        <DrugData data={data} loading={t('lookup.loading')} what="drugList" retry={retry}>
          {({ drugClasses: classes }) => (
            <ul className="drug-classes">
              {byName(classes, language).map((each) => (
                <li key={each.classId}>
                  <Link to={{ search: link({ class: each.classId }) }}>{each[language]}</Link>
                </li>
              ))}
            </ul>
          )}
        </DrugData>
      )}
    </Card>
  );
}

/** Classes in the order of their names in the reader's language. */
const byName = <Each extends Record<Language, string>>(
  classes: readonly Each[],
  language: Language,
) => [...classes].sort((a, b) => a[language].localeCompare(b[language], language));

/** The drugs of the chosen letter or class. */
function ChosenDrugs(chosen: { letter: string } | { classId: string }) {
  const t = useText(lookupText);
  const language = useLanguage();
  const found = useCall(drugCalls.browse, { ...chosen, ...usePlanCode(), language });
  return (
    <FoundDrugs
      found={found}
      loading={t('lookup.loading')}
      what="drugList"
      none={t('lookup.noneHere')}
    >
      {(drugs) => <DrugLinks drugs={drugs} />}
    </FoundDrugs>
  );
}
