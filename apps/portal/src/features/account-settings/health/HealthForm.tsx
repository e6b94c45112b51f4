import {
  allergyChoice,
  allergyProblem,
  choiceOf,
  choiceProblem,
  chosenAllergies,
  commonConditions,
  namesOf,
  reactionProblem,
} from '@portal/domain/account';
import { healthProblem, longestHealthLine, mostHealthLines } from '@portal/domain/mail-order';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import typedText from '../../../language/typed.text';
import { Button } from '../../../ui';
import { NotSaved } from '../parts/NotSaved';
import type { FieldError } from '../../../ui/forms';
import { type HealthInformation, healthSaving } from '../health.requests';
import { InPlaceForm } from '../../../forms/short/InPlaceForm';
import settingsText from '../settings.text';
import { useSaving } from '../../../store';
import { useHealthNames } from '../../../language/use-health-names';
import allergiesText from './allergies.text';
import { AllergyList } from './AllergyList';
import { HealthList } from './HealthList';
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
  const t = useText(healthText, allergiesText, settingsText, typedText);
  const isReviewed = stored.reviewedOn !== null;
  const saving = useSaving(healthSaving, onSaved);
  const inWords = (kind: 'allergies' | 'conditions', problem: keyof typeof limits | 'characters') =>
    problem === 'nothing'
      ? t(`settings.health.problem.nothing.${kind}`)
      : problem === 'characters'
        ? t('formRules.characters')
        : t(`settings.health.problem.${problem}`, { most: limits[problem] });
  const form = useShortForm({
    initial: {
      allergies: allergyChoice(stored.allergies, isReviewed),
      conditions: choiceOf(commonConditions, stored.conditions, isReviewed),
      other: '',
    },
    read: ({ allergies, conditions, other }) => {
      const name = other.trim();
      const isNotAdded = !allergies.none && name !== '';
      const ofAllergies = isNotAdded ? null : allergyProblem(allergies);
      const wrongReaction = allergies.none ? undefined : allergies.entries.find(reactionProblem);
      const ofConditions = choiceProblem(commonConditions, conditions);
      const errors: FieldError[] = [];
      if (isNotAdded) {
        const message = t('settings.allergies.problem.typed', { name: echoOf(name) });
        errors.push({ name: 'allergies-other', message });
      }
      if (ofAllergies) {
        errors.push({ name: 'allergies-none', message: inWords('allergies', ofAllergies) });
      }
      // Its message is next to it while it is typed.
      if (wrongReaction) errors.push({ name: `reaction-${wrongReaction.name}`, message: '' });
      if (ofConditions) {
        // Where it is mended: nothing is chosen, or what is written is too much.
        const name = ofConditions === 'nothing' ? 'conditions-none' : 'conditions-other';
        errors.push({ name, message: inWords('conditions', ofConditions) });
      }
      if (errors.length > 0) return { errors };
      return {
        ready: {
          allergies: chosenAllergies(allergies),
          conditions: namesOf(commonConditions, conditions),
        },
      };
    },
    isBusy: saving.isRunning,
    onReady: (health) => saving.save({ body: { memberId, ...health } }),
  });
  const { allergies, conditions, other } = form.typed;
  const ofOther = healthProblem([other.trim()]);
  const errorOf = (name: string) => form.errors.find((each) => each.name === name)?.message;
  return (
    <InPlaceForm
      className="stack s5"
      form={form}
      submit={t('settings.save')}
      ways={
        <Button kind="secondary" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      }
    >
      <AllergyList
        choice={allergies}
        typed={other}
        errors={{
          list: errorOf('allergies-none'),
          typed:
            ofOther && ofOther !== 'tooMany'
              ? t(
                  ofOther === 'characters'
                    ? 'formRules.characters'
                    : 'settings.allergies.problem.tooLong',
                  { most: longestHealthLine },
                )
              : errorOf('allergies-other'),
        }}
        onChange={(choice) => form.onType({ allergies: choice })}
        onType={(text) => form.onType({ other: text })}
      />
      <HealthList
        table={commonConditions}
        choice={conditions}
        error={errorOf('conditions-none') ?? errorOf('conditions-other')}
        onChange={(choice) => form.onType({ conditions: choice })}
      />
      {/* Where the button is that was pressed: the form is longer than a window. */}
      {saving.failure && <NotSaved failure={saving.failure} onFile={<OnFile {...stored} />} />}
    </InPlaceForm>
  );
}

/** Both lists as the service has them. */
function OnFile({ allergies, conditions, reviewedOn }: HealthInformation) {
  const t = useText(healthText);
  const names = useHealthNames();
  const none = (kind: 'allergies' | 'conditions') =>
    t(reviewedOn ? `settings.health.noneKnown.${kind}` : 'settings.health.notReviewed');
  return (
    <>
      <p>
        <b>{t('settings.health.allergies')}</b>{' '}
        <bdi>{names.allergyList(allergies) || none('allergies')}</bdi>
      </p>
      <p>
        <b>{t('settings.health.conditions')}</b>{' '}
        <bdi>{conditions.map(names.conditions.shown).join(', ') || none('conditions')}</bdi>
      </p>
    </>
  );
}
