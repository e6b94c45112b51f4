import { useFormat, useText } from '../../language';
import { Alert, ButtonLink } from '../../ui';
import { mailOrderEligibility } from '../mail-order';
import { useForMember } from './use-for-member';
import { useMinor } from './use-minor';
import dashboardText from './dashboard.text';

/** Only when the mail-order balance is above 0 (Spec §2.7), with the way to the account balance; a minor pays nothing (SS-10). */
export function PastDueBanner() {
  const t = useText(dashboardText);
  const format = useFormat();
  const minor = useMinor();
  const {
    data: { data },
  } = useForMember(mailOrderEligibility);
  const balance = data?.mailOrderUserEligibility.eligibility.currentBalance ?? 0;
  if (minor || !(balance > 0)) return null;
  return (
    <Alert
      tone="warn"
      role="status"
      title={t.parts('dashboard.pastDue.title', {
        amount: <span className="num">{format.money(balance)}</span>,
      })}
      action={
        <ButtonLink kind="secondary" to="/member/account-balance">
          {t('dashboard.pastDue.action')}
        </ButtonLink>
      }
    >
      <p>{t('dashboard.pastDue.hint')}</p>
    </Alert>
  );
}
