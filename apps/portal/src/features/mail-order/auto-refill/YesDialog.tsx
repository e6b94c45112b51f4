import { autoRefillRules, costWithShipping, refillUse } from '@portal/domain/mail-order';
import { useState } from 'react';
import { dateText, useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { useSession } from '../../../session';
import { Button, SegmentedControl } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { MoreRefillsNote } from '../MoreRefillsNote';
import type { AutoRefillMedicine, AutoRefillPlan } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import { PayText } from './PayCard';

interface YesDialogProps {
  medicine: AutoRefillMedicine;
  drug: string;
  plan: AutoRefillPlan;
  onCancel: () => void;
  onYes: (choice: { days: number; cost: number }) => void;
}

/** Asks for the member's yes: what happens, when first, for how much, and that it can be stopped any time. */
export function YesDialog({ medicine, drug, plan, onCancel, onYes }: YesDialogProps) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const { businessLine } = useSession();
  const today = useToday();
  const choices = medicine.choices.flatMap(({ days, cost, secondShipmentOn }) =>
    days === null || cost === null ? [] : [{ days, cost, secondShipmentOn }],
  );
  const [days, setDays] = useState(choices.at(-1)?.days);
  const choice = choices.find((each) => each.days === days) ?? choices[0];
  if (!choice) return null;
  const { firstShipmentOn, runsOutOn, shippingCost, refillsLeft, expiresOn } = medicine;
  const use = refillUse(choice.days, medicine);
  const date = (day: string) => dateText(day, format.longDate);
  const isForRefills = use !== null && use.left < use.refills;
  const whyOnce = isForRefills
    ? [t('autoRefill.yes.onceRefills')]
    : expiresOn
      ? [t('autoRefill.yes.onceEnds', { date: date(expiresOn) })]
      : [];
  const [first, second] = autoRefillRules.reminderDays;
  const cost = costWithShipping({ cost: choice.cost, shippingCost });
  const points = [
    choice.secondShipmentOn
      ? [
          t('autoRefill.yes.first', { date: date(firstShipmentOn), days: choice.days }),
          t('autoRefill.yes.second', { date: date(choice.secondShipmentOn) }),
        ].join(' ')
      : [t('autoRefill.yes.once', { date: date(firstShipmentOn) }), ...whyOnce].join(' '),
    ...(use && refillsLeft !== null
      ? [
          `${t('autoRefill.yes.refills', { count: refillsLeft })} ${t('autoRefill.yes.uses', { count: use.refills })}`,
        ]
      : []),
    ...(cost === null ? [] : [t('autoRefill.yes.cost', { cost: format.money(cost) })]),
    <PayText key="pay" plan={plan} />,
    t('autoRefill.yes.reminders', { first: `${first}`, second: `${second}` }),
    t('autoRefill.yes.stop'),
    ...(businessLine === 'MEDD' ? [t('autoRefill.yes.refund')] : []),
  ];
  return (
    <Dialog title={t('autoRefill.yes.title', { drug })} onCancel={onCancel}>
      {choices.length > 1 && (
        <SegmentedControl
          legend={t('autoRefill.yes.supply')}
          value={String(choice.days)}
          onChange={(value) => setDays(Number(value))}
          options={choices.map((each) => ({ value: String(each.days), label: each.days }))}
        />
      )}
      <MoreRefillsNote supplies={medicine.beyondRefills} refillsLeft={medicine.refillsLeft} />
      <ul className="bullets">
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
      {cost !== null && <OtherInsuranceNote />}
      {runsOutOn && runsOutOn < firstShipmentOn && (
        <p className="note">
          {t(runsOutOn < today ? 'autoRefill.yes.gapBegan' : 'autoRefill.yes.gap', {
            date: date(runsOutOn),
          })}
        </p>
      )}
      <div className="row">
        <Button onClick={() => onYes(choice)}>{t('autoRefill.yes.confirm')}</Button>
        <Button kind="secondary" data-focus onClick={onCancel}>
          {t('autoRefill.yes.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
