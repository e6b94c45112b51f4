import { useText } from '../../../../language';
import { useHealthNames } from '../../../../language/use-health-names';
import { Button } from '../../../../ui';
import { useAppDispatch } from '../../../../store';
import { CheckField } from '../../../../ui/forms';
import { type HealthInWork, healthTyped } from '../../cart/cart.slice';
import { ChangeHealth } from './ChangeHealth';
import type { StepProps } from '../checkout-parts';
import stepsText from './steps.text';

/** Page 2: the allergies and conditions on record, which the member confirms or changes. */
export function HealthStep({
  cart,
  choices,
  onChange,
  errorOf,
  typed,
}: StepProps & { typed: HealthInWork | null }) {
  const t = useText(stepsText);
  const dispatch = useAppDispatch();
  const names = useHealthNames();
  const { allergies, conditions } = choices.health;
  if (typed) return <ChangeHealth memberId={cart.memberId} typed={typed} stored={allergies} />;
  return (
    <section className="card stack s5">
      <p>{t('checkout.health.lead')}</p>
      <dl className="qa">
        <div>
          <dt>{t('checkout.health.allergies')}</dt>
          <dd>{names.allergyList(allergies) || t('checkout.health.none')}</dd>
        </div>
        <div>
          <dt>{t('checkout.health.conditions')}</dt>
          <dd>{conditions.map(names.conditions.shown).join(', ') || t('checkout.health.none')}</dd>
        </div>
      </dl>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            onChange({ healthConfirmed: false });
            dispatch(
              healthTyped({
                allergies: allergies.map(names.allergy).join('\n'),
                conditions: conditions.map(names.conditions.shown).join('\n'),
              }),
            );
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
