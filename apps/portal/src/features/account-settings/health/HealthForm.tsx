import {
  choiceOf,
  choiceProblem,
  commonAllergies,
  commonConditions,
  namesOf,
} from '@portal/domain/account';
import { longestHealthLine, mostHealthLines } from '@portal/domain/mail-order';
import { useState } from 'react';
import { useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import { healthSaving } from '../health.requests';
import { InPlaceForm } from '../parts/InPlaceForm';
import settingsText from '../settings.text';
import { useSaving } from '../../../store';
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
  const isReviewed = stored.reviewedOn !== null;
  const [allergies, setAllergies] = useState(() =>
    choiceOf(commonAllergies, stored.allergies, isReviewed),
  );
  const [conditions, setConditions] = useState(() =>
    choiceOf(commonConditions, stored.conditions, isReviewed),
  );
  const [isTried, setTried] = useState(false);
  const saving = useSaving(healthSaving, onSaved);
  const problems = {
    allergies: choiceProblem(commonAllergies, allergies),
    conditions: choiceProblem(commonConditions, conditions),
  };
  const errorOf = (kind: 'allergies' | 'conditions') => {
    const problem = isTried ? problems[kind] : null;
    if (problem === null) return undefined;
    return problem === 'nothing'
      ? t(`settings.health.problem.nothing.${kind}`)
      : t(`settings.health.problem.${problem}`, { most: limits[problem] });
  };
  const save = () => {
    setTried(true);
    const wrong = (['allergies', 'conditions'] as const).find((kind) => problems[kind] !== null);
    if (wrong) return `${wrong}-none`;
    saving.save({
      body: {
        memberId,
        allergies: namesOf(commonAllergies, allergies),
        conditions: namesOf(commonConditions, conditions),
      },
    });
  };
  return (
    <InPlaceForm
      className="stack s5"
      submit={t('settings.save')}
      isRunning={saving.isRunning}
      onSubmit={save}
      ways={
        <Button kind="secondary" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      }
    >
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
    </InPlaceForm>
  );
}
