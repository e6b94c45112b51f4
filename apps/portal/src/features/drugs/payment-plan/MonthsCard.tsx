import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { Card, Icon } from '../../../ui';
import paymentPlanText from './payment-plan.text';
import { monthText, type Plan } from './plan-form';

/** The chart's figures to the cent, and how they come about. */
export function MonthsCard({ plan, isNextYear }: { plan: Plan; isNextYear: boolean }) {
  const t = useText(paymentPlanText);
  const format = useFormat();
  const today = useClock().now().toISOString();
  const { year, months, summary, threshold, paidBefore } = plan;
  const title = t('paymentPlan.table', { year: String(year) });
  return (
    <Card title={title}>
      <table className="tbl slim months">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('paymentPlan.month')}</th>
            <th scope="col" className="num wraps">
              {t('paymentPlan.atPharmacy')}
            </th>
            <th scope="col" className="num wraps">
              {t('paymentPlan.bill')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, cost, bill }) => (
            <tr key={month}>
              <th scope="row" className="cap">
                {format.month(`${monthText(year, month)}-15`)}
              </th>
              <td className="num">{format.money(cost)}</td>
              <td className="num">{format.money(bill)}</td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">{t('paymentPlan.total')}</th>
            <td className="num">{format.money(summary.total)}</td>
            <td className="num">{format.money(summary.total)}</td>
          </tr>
        </tbody>
      </table>
      <p className="note row tight small">
        <Icon name="clock" />
        <span>
          <b>{t('paymentPlan.howTitle')}</b>{' '}
          {t('paymentPlan.how', {
            limit: format.money(threshold),
            paid: format.money(paidBefore),
            date: format.longDate(today),
          })}{' '}
          {isNextYear && t('paymentPlan.nextYearLimit', { year: String(year) })}
        </span>
      </p>
    </Card>
  );
}
