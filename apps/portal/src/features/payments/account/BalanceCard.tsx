import { useFormat, useText } from '../../../language';
import { ButtonLink, Card, DataState, Tag } from '../../../ui';
import { Money } from '../parts/Money';
import { dayText } from '../parts/payment-labels';
import type { Account } from '../payments.requests';
import { useAccount } from '../use-payments';
import paymentsText from '../payments.text';

/** What is owed, by when, and the way to pay it. */
export function BalanceCard({
  className = '',
  action = true,
}: {
  className?: string;
  action?: boolean;
}) {
  const t = useText(paymentsText);
  const { data, retry } = useAccount();
  return (
    <Card title={t('payments.balance.title')} className={className}>
      <DataState
        data={data}
        loading={t('payments.balance.loading')}
        failed={t('payments.balance.failed')}
        onRetry={retry}
        keepWhileLoading
      >
        {(answer) => <Balance account={answer} action={action} />}
      </DataState>
    </Card>
  );
}

function Balance({ account, action }: { account: Account; action: boolean }) {
  const t = useText(paymentsText);
  const format = useFormat();
  const { currentBalance, pastDueAmount, dueOn } = account;
  const due = dayText(dueOn, format.longDate);
  const isLate = (pastDueAmount ?? 0) > 0;
  const owes = (currentBalance ?? 0) > 0;
  const credit = currentBalance !== null && currentBalance < 0;
  return (
    <>
      <p className="big">
        <Money amount={credit ? -currentBalance : currentBalance} />
      </p>
      {currentBalance === null && <p>{t('payments.balance.unknown')}</p>}
      {currentBalance === 0 && <p>{t('payments.balance.nothing')}</p>}
      {credit && <p>{t('payments.balance.credit')}</p>}
      {owes && isLate && (
        <p>
          <Tag tone="warn">{t('payments.balance.pastDue')}</Tag>{' '}
          {t.parts(due ? 'payments.balance.lateSince' : 'payments.balance.late', {
            amount: <b className="num">{format.money(pastDueAmount ?? 0)}</b>,
            date: due,
          })}
        </p>
      )}
      {owes && !isLate && due && <p>{t('payments.balance.dueOn', { date: due })}</p>}
      {owes && action && (
        <div>
          <ButtonLink to="/payments/pay" icon="wallet">
            {t('payments.pay')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
