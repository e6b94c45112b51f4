import { allergiesNamed, type Allergy } from '@portal/domain/account';
import {
  healthLines,
  healthProblem,
  longestHealthLine,
  mostHealthLines,
} from '@portal/domain/mail-order';
import { controlOf, ShortForm } from '../../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../../forms/short/use-first-error-focus';
import { useHeldForm } from '../../../../forms/short/use-short-form';
import { useText } from '../../../../language';
import typedText from '../../../../language/typed.text';
import { useHealthNames } from '../../../../language/use-health-names';
import { isUnanswered, useAppDispatch, useSaving } from '../../../../store';
import { Alert, Button, Field } from '../../../../ui';
import { asAction } from '../../cart/actions.slice';
import { type HealthInWork, healthTyped } from '../../cart/cart.slice';
import { healthConfirmation } from '../checkout.requests';
import stepsText from './steps.text';

interface ChangeHealthProps {
  memberId: string;
  typed: HealthInWork;
  /** The allergies on record, which keep what they say of the reaction. */
  stored: readonly Allergy[];
}

const names = ['allergies', 'conditions'] as const;

/** One allergy or condition a line; what is typed is in the draft until it is saved with the pharmacy. */
export function ChangeHealth({ memberId, typed, stored }: ChangeHealthProps) {
  const t = useText(stepsText, typedText);
  const dispatch = useAppDispatch();
  const healthNames = useHealthNames();
  const {
    save: confirm,
    isRunning,
    failure,
  } = useSaving(asAction(healthConfirmation), () => void dispatch(healthTyped(null)));
  const limits = { tooMany: mostHealthLines, tooLong: longestHealthLine };
  const form = useHeldForm({
    typed,
    onType: (change) => dispatch(healthTyped({ ...typed, ...change })),
    isBusy: isRunning,
    read: (lines) => {
      const errors = names.flatMap((name) => {
        const problem = healthProblem(healthLines(lines[name]));
        if (!problem) return [];
        const message =
          problem === 'characters'
            ? t('formRules.characters')
            : t(`checkout.health.${problem}`, { most: limits[problem] });
        return { name, message };
      });
      return errors.length > 0 ? { errors } : { ready: lines };
    },
    onReady: ({ allergies, conditions }) =>
      confirm({
        body: {
          memberId,
          allergies: allergiesNamed(
            healthLines(allergies).map(healthNames.allergies.recorded),
            stored,
          ),
          conditions: healthLines(conditions).map(healthNames.conditions.recorded),
        },
      }),
  });
  return (
    <ShortForm
      form={form}
      ref={useFirstErrorFocus(form)}
      submit={t('checkout.health.save')}
      ways={
        <Button kind="secondary" onClick={() => dispatch(healthTyped(null))}>
          {t('checkout.health.doNotSave')}
        </Button>
      }
      top={
        failure && (
          <Alert
            tone="bad"
            role="alert"
            title={t(isUnanswered(failure) ? 'checkout.health.unsure' : 'checkout.health.failed')}
          />
        )
      }
      fields={names.map((name) => {
        const { error, value, onChange } = controlOf(form, name);
        return (
          <Field
            key={name}
            label={t(`checkout.health.${name}`)}
            hint={t('checkout.health.hint')}
            error={error}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                name={name}
                rows={4}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Field>
        );
      })}
    />
  );
}
