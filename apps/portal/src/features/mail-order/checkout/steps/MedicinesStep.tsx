import { choicesInOrder } from '@portal/domain/mail-order';
import { useFormat, useLanguage, useText } from '../../../../language';
import { supplyLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { Button, Icon, Link } from '../../../../ui';
import { PickOne } from '../../../../ui/forms';
import type { Refill } from '../../home-delivery.requests';
import { medicineName } from '../../mail-order-labels';
import mailOrderText from '../../mail-order.text';
import { MoreRefillsNote } from '../../MoreRefillsNote';
import { useFocusAfterRemoval } from '../../use-focus-after-removal';
import type { StepProps } from '../checkout-parts';
import problemsText from '../problems.text';
import { RefillUseNote } from './RefillUseNote';
import stepsText from './steps.text';
import { says } from '../../../../says/says';

/** Page 1: each medicine with its supplies, and what each costs in this order. */
export function MedicinesStep({ cart, facts, onChange, errorOf }: StepProps) {
  const t = useText(problemsText, stepsText, mailOrderText, amounts);
  const format = useFormat();
  const language = useLanguage();
  const { ref, willRemove } = useFocusAfterRemoval<HTMLElement>(cart.lines.length);
  const remove = (index: number) => {
    willRemove(index);
    onChange({ lines: cart.lines.filter((_, each) => each !== index) });
  };
  const supply = (rxNumber: string, days: number) =>
    onChange({
      lines: cart.lines.map((line) => (line.rxNumber === rxNumber ? { rxNumber, days } : line)),
    });
  return (
    <section ref={ref} className="card stack s5">
      {cart.lines.length === 0 && <p>{t('checkout.problem.none')}</p>}
      {cart.lines.map(({ rxNumber, days }, index) => {
        const refill = facts.refills.find((each) => each.rxNumber === rxNumber);
        const name = refill ? medicineName(refill, language) : rxNumber;
        const field = `medicine-${rxNumber}`;
        const choices = refill?.status === 'ready' ? choicesInOrder(cart, facts, refill) : [];
        const error = errorOf(field);
        return (
          <div key={rxNumber} className="stack s2" data-item>
            {choices.length > 0 ? (
              <PickOne
                name={field}
                legend={t('checkout.medicine.supply', { name })}
                error={error}
                value={String(days)}
                onChange={(value) => supply(rxNumber, Number(value))}
                picks={choices.map((choice) => ({
                  value: String(choice.days),
                  label: supplyLabel(choice, refill?.drugForm ?? '', t),
                  figure: (
                    <span {...says('orderItemCost', ['new', rxNumber, choice.days], choice.cost)}>
                      {format.money(choice.cost)}
                    </span>
                  ),
                  hint: refill && <RefillUseNote refill={refill} days={choice.days} />,
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
            {refill?.status === 'ready' && (
              <>
                <MoreRefillsNote
                  supplies={refill.beyondRefills}
                  refillsLeft={refill.refillsLeft}
                  prescriber={refill.prescriberName}
                />
                <NotOfferedNote notOffered={refill.notOffered} />
              </>
            )}
            <div>
              <Button kind="quiet" name={field} onClick={() => remove(index)}>
                {t('checkout.medicine.removeIt')}
                <span className="sr"> {name}</span>
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

const reasons = ['plan', 'quantity'] as const;

/** Why a supply that home delivery has for other medicines is not offered for this one. */
function NotOfferedNote({ notOffered }: Pick<Refill, 'notOffered'>) {
  const t = useText(stepsText);
  const either = (days: readonly number[]): string => {
    const [first, ...rest] = days.map(String);
    return rest.reduce<string>(
      (all, last) => t('checkout.medicine.notOffered.or', { first: all, last }),
      first ?? '',
    );
  };
  return reasons.map((reason) => {
    const days = notOffered.flatMap((each) =>
      each.reason === reason && each.days !== null ? [each.days] : [],
    );
    return days.length === 0 ? null : (
      <p key={reason} className="mute small">
        {t(`checkout.medicine.notOffered.${reason}`, { days: either(days) })}
      </p>
    );
  });
}
