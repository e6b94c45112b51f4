import {
  choiceOf,
  choiceProblem,
  commonAllergies,
  commonConditions,
  namesOf,
} from '@portal/domain/account';
import { longestHealthLine, mostHealthLines } from '@portal/domain/mail-order';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import { healthSaving } from '../health.requests';
import settingsText from '../settings.text';
import { useSaving } from '../use-saving';
import { HealthList } from './HealthList';
import type { HealthInformation } from './HealthSection';
import healthText from './health.text';

interface HealthFormProps {
  stored: HealthInformation;
  memberId: string;
  onSaved: () => void;
  onCancel: () => void;
}

const limits = { nothing: 0, tooMany: mostHealthLines, tooLong: longestHealthLine };

/** Both lists. Each needs an entry, or the word that there is none. */
export function HealthForm({ stored, memberId, onSaved, onCancel }: HealthFormProps) {
  const t = useText(healthText, settingsText);
  const form = useRef<HTMLFormElement>(null);
  const isReviewed = stored.reviewedOn !== null;
  const [allergies, setAllergies] = useState(() =>
    choiceOf(commonAllergies, stored.allergies, isReviewed),
  );
  const [conditions, setConditions] = useState(() =>
    choiceOf(commonConditions, stored.conditions, isReviewed),
  );
  const [turn, setTurn] = useState(0);
  const saving = useSaving(healthSaving, onSaved);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (turn > 0)
      form.current?.querySelector<HTMLElement>('fieldset[aria-describedby] input')?.focus();
  }, [turn]);
  const problems = {
    allergies: choiceProblem(commonAllergies, allergies),
    conditions: choiceProblem(commonConditions, conditions),
  };
  const errorOf = (kind: 'allergies' | 'conditions') => {
    const problem = turn > 0 ? problems[kind] : null;
    if (problem === null) return undefined;
    return problem === 'nothing'
      ? t(`settings.health.problem.nothing.${kind}`)
      : t(`settings.health.problem.${problem}`, { most: limits[problem] });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    if (problems.allergies ?? problems.conditions) return;
    saving.save({
      body: {
        memberId,
        allergies: namesOf(commonAllergies, allergies),
        conditions: namesOf(commonConditions, conditions),
      },
    });
  };
  return (
    <form ref={form} className="stack s5" noValidate onSubmit={save}>
      {saving.failure && <Alert tone="bad" role="alert" title={t('settings.notSaved')} />}
      <HealthList
        kind="allergies"
        table={commonAllergies}
        choice={allergies}
        error={errorOf('allergies')}
        onChange={setAllergies}
      />
      <HealthList
        kind="conditions"
        table={commonConditions}
        choice={conditions}
        error={errorOf('conditions')}
        onChange={setConditions}
      />
      <div className="row">
        <Button type="submit" busy={saving.isRunning}>
          {t('settings.save')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  );
}
