import { owedNow } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { Alert, ButtonLink, LinkInText } from '../../ui';
import { useBalanceOwed } from './use-balance-owed';
import dashboardText from './dashboard.text';
import { says } from '../../says/says';

/** Whenever the mail-order balance is above 0 (Spec §2.7); it says past due only of what is late. */
export function PastDueBanner() {
  const t = useText(dashboardText);
  const format = useFormat();
  const { balance, account, planned } = useBalanceOwed();
  if (balance !== null && !(balance > 0)) return null;
  const owed = owedNow(balance, account, planned);
  const plannedBy = 'plannedBy' in owed ? owed.plannedBy : null;
  const money = (fact: 'owed' | 'pastDue', amount: number | null) => (
    <span className="num" {...says(fact, 'own', amount ?? { unknown: 'notSent' })}>
      {amount === null ? t('dashboard.owed.notKnown') : format.money(amount)}
    </span>
  );
  const invoices = <LinkInText to="/payments/invoices">{t('dashboard.owed.invoices')}</LinkInText>;
  return (
    <Alert
      tone={owed.kind === 'late' ? 'warn' : 'info'}
      role="status"
      title={
        owed.kind === 'late'
          ? t.parts('dashboard.pastDue.title', { amount: money('pastDue', owed.late) })
          : t.parts('dashboard.owed.title', { amount: money('owed', balance) })
      }
      action={
        <ButtonLink kind="secondary" to="/member/account-balance">
          {t('dashboard.pastDue.action')}
        </ButtonLink>
      }
    >
      <p>
        {owed.kind === 'late' && owed.of === 'unknown' && (
          <span {...says('owed', 'own', { unknown: 'notSent' })}>
            {t.parts('dashboard.pastDue.unknown', { invoices })}{' '}
          </span>
        )}
        {plannedBy
          ? t('dashboard.owed.planned', { date: format.longDate(plannedBy) })
          : owed.kind === 'late' &&
            (owed.latePlannedBy
              ? t('dashboard.pastDue.planned', { date: format.longDate(owed.latePlannedBy) })
              : owed.of === 'part'
                ? t.parts('dashboard.pastDue.part', { balance: money('owed', balance) })
                : owed.of === 'whole' && t('dashboard.pastDue.whole'))}
        {owed.kind === 'due' && t('dashboard.owed.due', { date: format.longDate(owed.dueOn) })}
        {owed.kind === 'unknown' && t.parts('dashboard.owed.unknown', { invoices })}
        {owed.kind === 'open' && t('dashboard.owed.open')}
      </p>
    </Alert>
  );
}
