import {
  allergyChoice,
  allergyProblem,
  choiceOf,
  choiceProblem,
  chosenAllergies,
  commonConditions,
  isReactionTooLong,
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
import allergiesText from './allergies.text';
import { AllergyList } from './AllergyList';
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
  const t = useText(healthText, allergiesText, settingsText);
  const isReviewed = stored.reviewedOn !== null;
  const [allergies, setAllergies] = useState(() => allergyChoice(stored.allergies, isReviewed));
  const [conditions, setConditions] = useState(() =>
    choiceOf(commonConditions, stored.conditions, isReviewed),
  );
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const saving = useSaving(healthSaving, onSaved);
  const problems = {
    allergies: allergyProblem(allergies),
    conditions: choiceProblem(commonConditions, conditions),
  };
  const isNotAdded = !allergies.none && typed.trim() !== '';
  const longReaction = allergies.entries.find(isReactionTooLong);
  const errorOf = (kind: 'allergies' | 'conditions') => {
    const problem = isTried ? problems[kind] : null;
    if (problem === null || (kind === 'allergies' && isNotAdded)) return undefined;
    return problem === 'nothing'
      ? t(`settings.health.problem.nothing.${kind}`)
      : t(`settings.health.problem.${problem}`, { most: limits[problem] });
  };
  const wrongField = () => {
    if (isNotAdded) return 'allergies-other';
    if (problems.allergies) return 'allergies-none';
    if (longReaction && !allergies.none) return `reaction-${longReaction.name}`;
    return problems.conditions ? 'conditions-none' : undefined;
  };
  const save = () => {
    setTried(true);
    const wrong = wrongField();
    if (wrong) return wrong;
    saving.save({
      body: {
        memberId,
        allergies: chosenAllergies(allergies),
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
      <AllergyList
        choice={allergies}
        typed={typed}
        errors={{
          list: errorOf('allergies'),
          typed:
            typed.trim().length > longestHealthLine
              ? t('settings.allergies.problem.tooLong', { most: longestHealthLine })
              : isTried && isNotAdded
                ? t('settings.allergies.problem.typed', { name: typed.trim() })
                : undefined,
        }}
        onChange={setAllergies}
        onType={setTyped}
      />
      <HealthList
        table={commonConditions}
        choice={conditions}
        error={errorOf('conditions')}
        onChange={setConditions}
      />
      {/* Where the button is that was pressed: the form is longer than a window. */}
      {saving.failure && <Alert tone="bad" role="alert" title={t('settings.notSaved')} />}
    </InPlaceForm>
  );
}
