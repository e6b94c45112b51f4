import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFormat, useText } from '../../i18n';
import { selectUserInfo } from '../../session';
import { Alert, ButtonLink } from '../../ui';
import { mailOrderEligibility } from './dashboard.requests';

/** Only when the mail-order balance is above 0 (Spec §2.7), with the way to the account balance. */
export function PastDueBanner() {
  const t = useText();
  const format = useFormat();
  const dispatch = useDispatch();
  const memberId = useSelector(selectUserInfo)?.memberId;
  const { data } = useSelector(mailOrderEligibility.select);
  useEffect(() => {
    if (memberId) dispatch(mailOrderEligibility.requested({ memberId }));
  }, [dispatch, memberId]);
  const balance = data?.mailOrderUserEligibility.eligibility.currentBalance ?? 0;
  if (!(balance > 0)) return null;
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
