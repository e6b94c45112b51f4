import { registration as calls } from '@portal/contracts/registration';
import { useEffect, useEffectEvent } from 'react';
import { useReceipt } from '../../../forms/sent/use-receipt';
import { useLanguage, useText } from '../../../language';
import { requestOf, useSaving } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { AccountReady } from '../parts/AccountReady';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { useFragmentToken } from '../parts/use-fragment-token';
import registrationText from '../registration.text';

/** /member/validation: redeems the single-use token of the link that was sent. */
export function ValidationScreen() {
  const t = useText(registrationText);
  const language = useLanguage();
  const link = useFragmentToken();
  const { receipt: isReady, keep } = useReceipt<true>('registration');
  const redeeming = useSaving(requestOf(calls.redeemLink), () => undefined);
  const sending = useSaving(requestOf(calls.sendLink), () => undefined);
  // Once for each link: redeeming uses it up.
  const redeem = useEffectEvent(() => redeeming.save({ body: { link } }));
  useEffect(() => {
    if (link) redeem();
  }, [link]);
  const outcome = redeeming.data?.outcome;
  const isConfirmed = outcome === 'confirmed';
  // After the link is out of the URL.
  const keepReceipt = useEffectEvent(() => keep(true));
  useEffect(() => {
    if (isConfirmed) keepReceipt();
  }, [isConfirmed]);
  if (isReady || isConfirmed) return <AccountReady />;
  const title = t('registration.validation');
  const sent = sending.data?.outcome;
  const failure = redeeming.failure ?? sending.failure;
  const again = (
    <ButtonLink to="/member/registration" kind="secondary">
      {t('registration.again')}
    </ButtonLink>
  );
  return (
    <RegistrationFrame title={title}>
      {redeeming.isRunning && <p role="status">{t('registration.checkingLink')}</p>}
      {failure && <Refused failure={failure} />}
      {redeeming.failure && (
        <Button onClick={() => redeeming.save({ body: { link } })}>
          {t('registration.tryAgain')}
        </Button>
      )}
      {(!link || outcome === 'none') && (
        <Alert
          tone="info"
          role="status"
          title={t(link ? 'registration.link.none' : 'registration.link.missing')}
          action={again}
        >
          <p>{t('registration.link.how')}</p>
        </Alert>
      )}
      {outcome === 'used' && (
        <Alert
          tone="info"
          role="status"
          title={t('registration.link.used')}
          action={<ButtonLink href="/member/auth/login">{t('registration.signIn')}</ButtonLink>}
        >
          <p>{t('registration.link.usedHint')}</p>
        </Alert>
      )}
      {outcome === 'expired' && sent !== 'sent' && (
        <Alert
          tone="warn"
          role="alert"
          title={t('registration.link.expired')}
          action={
            <Button
              busy={sending.isRunning}
              onClick={() => sending.save({ body: { link, language } })}
            >
              {t('registration.link.send')}
            </Button>
          }
        >
          <p>{t('registration.link.expiredHint')}</p>
        </Alert>
      )}
      {(sent === 'tooSoon' || sent === 'tooOften' || sent === 'none') && (
        <Alert tone="warn" role="alert" title={t(`registration.${sent}`)} />
      )}
      {sent === 'sent' && <Alert tone="ok" role="status" title={t('registration.link.sent')} />}
    </RegistrationFrame>
  );
}
