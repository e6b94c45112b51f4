import { parseTypedAmount, paymentPlanBills, sumAmounts } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { usePhone } from '../../session';
import { Button, Card, TextField } from '../../ui';
import { PhoneLink } from '../../ui/PhoneLink';
import type { StageNow } from './stage-now';
import balancesText from './balances.text';

/** The amount that the user typed, in dollars; null unless it is from 1 to 99,999. */
function typedAmount(text: string): number | null {
  const amount = parseTypedAmount(text);
  return amount !== null && amount >= 1 && amount <= 99_999 ? amount : null;
}

/** Medicare: the monthly bills of the Medicare Prescription Payment Plan for a member who joins now. */
export function MonthlyBillsCard({ now }: { now: StageNow }) {
  const t = useText(balancesText);
  const phone = usePhone();
  const [shown, setShown] = useState<number | null>(null);
  const [wrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = typedAmount(String(new FormData(event.currentTarget).get('monthly')));
    setShown(amount);
    setWrong(amount === null);
    const field = event.currentTarget.elements.namedItem('monthly');
    if (amount === null && field instanceof HTMLElement) field.focus();
  };
  return (
    <Card title={t('balances.monthly.title')}>
      <p>{t('balances.monthly.lead')}</p>
      <form className="search" noValidate onSubmit={onSubmit}>
        <TextField
          name="monthly"
          inputMode="decimal"
          autoComplete="off"
          label={t('balances.monthly.field')}
          hint={t('balances.monthly.hint')}
          error={wrong && t('balances.monthly.wrong')}
        />
        <Button type="submit" kind="secondary">
          {t('balances.monthly.show')}
        </Button>
      </form>
      <div aria-live="polite">{shown !== null && <Bills monthly={shown} now={now} />}</div>
      <p>{t.parts('balances.monthly.call', { phone: <PhoneLink number={phone} /> })}</p>
    </Card>
  );
}

function Bills({ monthly, now: { year, limits, met } }: { monthly: number; now: StageNow }) {
  const t = useText(balancesText);
  const format = useFormat();
  const firstMonth = useClock().now().getMonth() + 1;
  const months = paymentPlanBills({
    threshold: limits.threshold,
    paidBefore: met.outOfPocket,
    firstMonth,
    costs: Array<number>(13 - firstMonth).fill(monthly),
  });
  const monthName = (month: number) => format.month(`${year}-${String(month).padStart(2, '0')}-15`);
  return (
    <div className="stack">
      <table className="tbl slim">
        <caption>{t('balances.monthly.caption', { amount: format.money(monthly) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('balances.monthly.month')}</th>
            <th scope="col" className="num">
              {t('balances.monthly.cost')}
            </th>
            <th scope="col" className="num">
              {t('balances.monthly.bill')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, cost, bill }) => (
            <tr key={month}>
              <th scope="row" className="cap">
                {monthName(month)}
              </th>
              <td className="num">{format.money(cost)}</td>
              <td className="num">{format.money(bill)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('balances.monthly.total', { year: String(year) })}</th>
            <td className="num">{format.money(sumAmounts(months.map(({ cost }) => cost)))}</td>
            <td className="num">{format.money(sumAmounts(months.map(({ bill }) => bill)))}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small mute">
        {t('balances.monthly.limit', { amount: format.money(limits.threshold) })}
      </p>
    </div>
  );
}
