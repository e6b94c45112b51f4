import { monthText, type PaymentPlan } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { Card, DataTable, Icon } from '../../../ui';
import paymentPlanText from './payment-plan.text';
import { says } from '../../../says/says';

/** The chart's figures to the cent, and how they come about. */
export function MonthsCard({ plan, isNextYear }: { plan: PaymentPlan; isNextYear: boolean }) {
  const t = useText(paymentPlanText);
  const format = useFormat();
  const today = useClock().now().toISOString();
  const { year, months, summary, threshold, paidBefore } = plan;
  const title = t('paymentPlan.table', { year: String(year) });
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        look="slim"
        className="months"
        rows={months}
        columns={[
          {
            key: 'month',
            label: t('paymentPlan.month'),
            isHead: true,
            cellClassName: 'cap',
            cell: ({ month }) => format.month(`${monthText(year, month)}-15`),
            sum: t('paymentPlan.total'),
          },
          {
            key: 'cost',
            label: t('paymentPlan.atPharmacy'),
            className: 'num',
            headClassName: 'num wraps',
            cell: ({ cost }) => format.money(cost),
            says: ({ month, cost }) =>
              says('monthAtPharmacy', ['own', monthText(year, month)], cost),
            sum: format.money(summary.total),
          },
          {
            key: 'bill',
            label: t('paymentPlan.bill'),
            className: 'num',
            headClassName: 'num wraps',
            cell: ({ bill }) => format.money(bill),
            says: ({ month, bill }) => says('monthBill', ['own', monthText(year, month)], bill),
            sum: format.money(summary.total),
          },
        ]}
      />
      <p className="note row tight small">
        <Icon name="clock" />
        <span>
          <b>{t('paymentPlan.howTitle')}</b>{' '}
          {t('paymentPlan.how', {
            year: String(year),
            limit: format.money(threshold),
            paid: format.money(paidBefore),
            date: format.longDate(today),
          })}{' '}
          {isNextYear && t('paymentPlan.nextYearCopays', { year: String(year) })}
        </span>
      </p>
    </Card>
  );
}
