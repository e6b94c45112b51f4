import { monthText, type PaymentPlan } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { Card } from '../../../ui';
import { ColumnChart } from '../../../ui/charts';
import paymentPlanText from './payment-plan.text';
import { says } from '../../../says/says';

/** First, highest and all months, and each month at the pharmacy next to its bill; without a chart when the year has no costs. */
export function SummaryCard({ plan }: { plan: PaymentPlan }) {
  const t = useText(paymentPlanText);
  const format = useFormat();
  const { year, months, summary } = plan;
  const { first, highestBill, highestCost, total } = summary;
  const hasCosts = months.some(({ cost, bill }) => cost > 0 || bill > 0);
  const inPlaceOf = (amount: number) =>
    t('paymentPlan.inPlaceOf', { amount: format.money(amount) });
  const whoseMonth = ['own', monthText(year, first.month)];
  const figures = [
    [
      t('paymentPlan.firstMonth'),
      first.bill,
      inPlaceOf(first.cost),
      says('monthBill', whoseMonth, first.bill),
      says('monthAtPharmacy', whoseMonth, first.cost),
    ],
    [t('paymentPlan.highestMonth'), highestBill, inPlaceOf(highestCost), {}, {}],
    [t('paymentPlan.all'), total, t('paymentPlan.sameInBoth'), {}, {}],
  ] as const;
  return (
    <Card
      className="c8"
      title={t('paymentPlan.changes')}
      action={
        hasCosts && (
          <p className="row keys" aria-hidden="true">
            <span className="key k2">{t('paymentPlan.atPharmacy')}</span>
            <span className="key">{t('paymentPlan.withBills')}</span>
          </p>
        )
      }
    >
      <dl className="trio" aria-live="polite">
        {figures.map(([name, amount, note, saidAmount, saidNote]) => (
          <div key={name}>
            <dt className="mute">{name}</dt>
            <dd className="big num" {...saidAmount}>
              {format.money(amount)}
            </dd>
            <dd className="mute" {...saidNote}>
              {note}
            </dd>
          </div>
        ))}
      </dl>
      {hasCosts && (
        <ColumnChart
          label={t('paymentPlan.chart', { year: String(year) })}
          write={format.wholeMoney}
          columns={months.map(({ month, cost, bill }) => ({
            key: String(month),
            name: format.shortMonth(`${monthText(year, month)}-15`),
            bars: [[{ look: 't2', amount: cost }], [{ look: 't1', amount: bill }]],
          }))}
        />
      )}
    </Card>
  );
}
