import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../../../language';
import { useAppDispatch } from '../../../store';
import { Alert, Button, Field } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import { healthConfirmation } from '../home-delivery.requests';
import { useAction } from '../use-action';
import type { StepProps } from './checkout-parts';
import checkoutText from './checkout.text';

/** Page 2: the allergies and conditions on record, which the member confirms or changes. */
export function HealthStep({ cart, choices, onChange, errorOf }: StepProps) {
  const t = useText(checkoutText);
  const [isChanging, setChanging] = useState(false);
  const { allergies, conditions } = choices.health;
  if (isChanging) {
    return (
      <ChangeHealth
        memberId={cart.memberId}
        health={choices.health}
        onDone={() => setChanging(false)}
      />
    );
  }
  return (
    <section className="card stack s5">
      <p>{t('checkout.health.lead')}</p>
      <dl className="qa">
        <div>
          <dt>{t('checkout.health.allergies')}</dt>
          <dd>{allergies.join(', ') || t('checkout.health.none')}</dd>
        </div>
        <div>
          <dt>{t('checkout.health.conditions')}</dt>
          <dd>{conditions.join(', ') || t('checkout.health.none')}</dd>
        </div>
      </dl>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            onChange({ healthConfirmed: false });
            setChanging(true);
          }}
        >
          {t('checkout.health.change')}
        </Button>
      </div>
      <CheckField
        name="health"
        label={t('checkout.health.confirm')}
        error={errorOf('health')}
        checked={cart.healthConfirmed}
        onChange={(healthConfirmed) => onChange({ healthConfirmed })}
      />
    </section>
  );
}

interface ChangeHealthProps {
  memberId: string;
  health: StepProps['choices']['health'];
  onDone: () => void;
}

/** One allergy or condition a line. They are saved with the pharmacy, and are in no draft. */
function ChangeHealth({ memberId, health, onDone }: ChangeHealthProps) {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState({
    allergies: health.allergies.join('\n'),
    conditions: health.conditions.join('\n'),
  });
  const [isSent, setSent] = useState(false);
  const { isRunning, failure, data } = useAction(healthConfirmation);
  useEffect(() => {
    if (isSent && !isRunning && data) onDone();
  }, [isSent, isRunning, data, onDone]);
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 30);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    dispatch(
      healthConfirmation.requested({
        body: {
          memberId,
          allergies: linesOf(typed.allergies),
          conditions: linesOf(typed.conditions),
        },
      }),
    );
  };
  return (
    <form className="card stack s5" noValidate onSubmit={save}>
      {failure && isSent && <Alert tone="bad" role="alert" title={t('checkout.health.failed')} />}
      {(['allergies', 'conditions'] as const).map((name) => (
        <Field key={name} label={t(`checkout.health.${name}`)} hint={t('checkout.health.hint')}>
          {(wiring) => (
            <textarea
              {...wiring}
              name={name}
              rows={4}
              maxLength={1000}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div className="row">
        <Button type="submit" busy={isRunning}>
          {t('checkout.health.save')}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t('checkout.back')}
        </Button>
      </div>
    </form>
  );
}
