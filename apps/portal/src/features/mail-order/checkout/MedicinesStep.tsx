import { choicesOf } from '@portal/domain/mail-order';
import { Link } from 'react-router-dom';
import { useFormat, useLanguage, useText } from '../../../language';
import { Button, Icon } from '../../../ui';
import { PickOne } from '../../../ui/forms';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import type { StepProps } from './checkout-parts';
import checkoutText from './checkout.text';

/** Page 1: each medicine with its supplies and their prices. */
export function MedicinesStep({ cart, facts, onChange, errorOf }: StepProps) {
  const t = useText(checkoutText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const remove = (rxNumber: string) =>
    onChange({ lines: cart.lines.filter((line) => line.rxNumber !== rxNumber) });
  const supply = (rxNumber: string, days: number) =>
    onChange({
      lines: cart.lines.map((line) => (line.rxNumber === rxNumber ? { rxNumber, days } : line)),
    });
  return (
    <section className="card stack s5">
      {cart.lines.length === 0 && <p>{t('checkout.problem.none')}</p>}
      {cart.lines.map(({ rxNumber, days }) => {
        const refill = facts.refills.find((each) => each.rxNumber === rxNumber);
        const name = refill ? medicineName(refill, language) : rxNumber;
        const field = `medicine-${rxNumber}`;
        const choices = refill?.status === 'ready' ? choicesOf(refill) : [];
        const error = errorOf(field);
        return (
          <div key={rxNumber} className="stack s2">
            {choices.length > 0 ? (
              <PickOne
                name={field}
                legend={t('checkout.medicine.supply', { name })}
                error={error}
                value={String(days)}
                onChange={(value) => supply(rxNumber, Number(value))}
                picks={choices.map((choice) => ({
                  value: String(choice.days),
                  label: t('checkout.medicine.days', {
                    days: choice.days,
                    quantity: format.number(choice.quantity),
                  }),
                  figure: format.money(choice.cost),
                }))}
              />
            ) : (
              <>
                <h2>{name}</h2>
                <p className="err">
                  <Icon name="circle-alert" />
                  <span>{t(`checkout.problem.${statusProblem(refill?.status)}`, { name })}</span>
                </p>
              </>
            )}
            <div>
              <Button kind="quiet" name={field} onClick={() => remove(rxNumber)}>
                {t('checkout.medicine.removeIt')}
                <span className="sr">: {name}</span>
              </Button>
            </div>
          </div>
        );
      })}
      <p>
        <Link to="/member/mail-order">{t('checkout.medicine.more')}</Link>
      </p>
    </section>
  );
}

type Refused = Exclude<StepProps['facts']['refills'][number]['status'], 'ready'>;

const statusProblem = (
  status: StepProps['facts']['refills'][number]['status'] | undefined,
): Refused | 'gone' | 'noSupply' => (status === 'ready' ? 'noSupply' : (status ?? 'gone'));
