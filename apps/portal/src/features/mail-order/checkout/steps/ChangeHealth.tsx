import { allergiesNamed, type Allergy } from '@portal/domain/account';
import {
  healthLines,
  healthProblem,
  longestHealthLine,
  mostHealthLines,
} from '@portal/domain/mail-order';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../../language';
import { useHealthNames } from '../../../../language/use-health-names';
import { useAppDispatch } from '../../../../store';
import { Alert, Button, Field } from '../../../../ui';
import { focusField } from '../../../../ui/forms';
import { type HealthInWork, healthTyped } from '../../cart/cart.slice';
import { healthConfirmation } from '../checkout.requests';
import { useAction } from '../../use-action';
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
  const t = useText(stepsText);
  const dispatch = useAppDispatch();
  const healthNames = useHealthNames();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const {
    save: confirm,
    isRunning,
    failure,
  } = useAction(healthConfirmation, () => void dispatch(healthTyped(null)));
  const problemOf = (name: (typeof names)[number]) => healthProblem(healthLines(typed[name]));
  const limits = { tooMany: mostHealthLines, tooLong: longestHealthLine };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = names.find(problemOf);
    if (wrong) {
      focusField(form.current, wrong);
      return;
    }
    confirm({
      body: {
        memberId,
        allergies: allergiesNamed(
          healthLines(typed.allergies).map(healthNames.allergies.recorded),
          stored,
        ),
        conditions: healthLines(typed.conditions).map(healthNames.conditions.recorded),
      },
    });
  };
  return (
    <form ref={form} className="card stack s5" noValidate onSubmit={save}>
      {failure && <Alert tone="bad" role="alert" title={t('checkout.health.failed')} />}
      {names.map((name) => {
        const problem = isTried && problemOf(name);
        return (
          <Field
            key={name}
            label={t(`checkout.health.${name}`)}
            hint={t('checkout.health.hint')}
            error={problem && t(`checkout.health.${problem}`, { most: limits[problem] })}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                name={name}
                rows={4}
                value={typed[name]}
                onChange={(event) =>
                  dispatch(healthTyped({ ...typed, [name]: event.target.value }))
                }
              />
            )}
          </Field>
        );
      })}
      <div className="row">
        <Button type="submit" busy={isRunning}>
          {t('checkout.health.save')}
        </Button>
        <Button kind="secondary" onClick={() => dispatch(healthTyped(null))}>
          {t('checkout.health.doNotSave')}
        </Button>
      </div>
    </form>
  );
}
