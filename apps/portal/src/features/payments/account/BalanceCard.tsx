import { useFormat, useText } from '../../../language';
import { ButtonLink, Card, Part, Tag } from '../../../ui';
import { Money } from '../parts/Money';
import { dayText } from '../parts/payment-labels';
import type { Account } from '../payments.requests';
import { useAccount } from '../use-payments';
import paymentsText from '../payments.text';
import { says } from '../../../says/says';

/** The way to pay: after a payment another action comes first, and a form that pays needs none. */
export type PayAction = 'primary' | 'secondary' | 'none';

/** What is owed, by when, or the member's credit, and the way to pay it. */
export function BalanceCard({
  className = '',
  action = 'primary',
}: {
  className?: string;
  action?: PayAction;
}) {
  const t = useText(paymentsText);
  const { data, retry } = useAccount();
  const title = isCredit(data.data) ? 'payments.balance.creditTitle' : 'payments.balance.title';
  return (
    <Card title={t(title)} className={className}>
      <Part data={data} what="balance" retry={retry} keepWhileLoading>
        {(answer) => <Balance account={answer} action={action} />}
      </Part>
    </Card>
  );
}

const isCredit = (account: Account | undefined): boolean => (account?.currentBalance ?? 0) < 0;

interface BalanceProps {
  account: Account;
  action: PayAction;
}

function Balance({ account, action }: BalanceProps) {
  const t = useText(paymentsText);
  const format = useFormat();
  const { currentBalance, pastDueAmount, dueOn } = account;
  const due = dayText(dueOn, format.longDate);
  const isLate = (pastDueAmount ?? 0) > 0;
  const owes = (currentBalance ?? 0) > 0;
  const mayOwe = owes || currentBalance === null;
  const credit = isCredit(account);
  return (
    <>
      <p className="big" {...says('owed', 'own', currentBalance)}>
        <Money amount={currentBalance === null ? null : Math.abs(currentBalance)} />
      </p>
      {currentBalance === null && <p>{t('payments.balance.unknown')}</p>}
      {currentBalance === 0 && <p>{t('payments.balance.nothing')}</p>}
      {credit && <p>{t('payments.balance.credit')}</p>}
      {mayOwe && isLate && pastDueAmount !== null && (
        <p>
          <Tag tone="warn">{t('payments.balance.pastDue')}</Tag>{' '}
          {t.parts(due ? 'payments.balance.lateSince' : 'payments.balance.late', {
            amount: (
              <b className="num" {...says('pastDue', 'own', pastDueAmount)}>
                {format.money(pastDueAmount)}
              </b>
            ),
            date: due,
          })}
        </p>
      )}
      {owes && !isLate && due && <p>{t('payments.balance.dueOn', { date: due })}</p>}
      {owes && action !== 'none' && (
        <div>
          <ButtonLink to="/payments/pay" icon="wallet" kind={action}>
            {t('payments.pay')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
