import { password } from '@portal/contracts/password';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { requestOf, useAppSelector, useSaving } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { useFragmentToken } from '../parts/use-fragment-token';
import { selectRegistration } from '../registration.slice';
import resetText from '../reset.text';
import { PasswordForm } from './PasswordForm';

/** We know what became of the password only for a known link. */
const hints = {
  used: 'reset.link.usedHow',
  expired: 'reset.link.how',
  none: 'reset.link.begin',
  missing: 'reset.link.begin',
} as const;

/** /security/forgotpassword/resetpassword: a new password, by the code or the link that was sent. */
export function ResetPasswordScreen() {
  const t = useText(resetText, namesText);
  const { reset } = useAppSelector(selectRegistration);
  const link = useFragmentToken();
  const checking = useSaving(requestOf(password.checkLink), () => undefined);
  const check = useEffectEvent(() => checking.save({ body: { link } }));
  useEffect(() => {
    if (link) check();
  }, [link]);
  const title = t('screens.resetPassword');
  const outcome = checking.data?.outcome;
  if (link && outcome === 'valid') return <PasswordForm title={title} proof={{ link }} />;
  if (!link && reset) return <PasswordForm title={title} proof={{ reset: reset.id }} />;
  const why =
    outcome === 'expired' || outcome === 'used' ? outcome : link && outcome ? 'none' : 'missing';
  return (
    <RegistrationFrame isReset title={title}>
      {checking.isRunning && <p role="status">{t('reset.checking')}</p>}
      {checking.failure && <Refused failure={checking.failure} />}
      {(!link || outcome !== undefined) && (
        <Alert
          tone="warn"
          role="status"
          title={t(`reset.link.${why}`)}
          action={
            <>
              {why === 'used' && <ButtonLink to="/member/login">{t('reset.signIn')}</ButtonLink>}
              <ButtonLink
                kind={why === 'used' ? 'secondary' : 'primary'}
                to="/security/forgotpassword"
              >
                {t('reset.again')}
              </ButtonLink>
            </>
          }
        >
          <p>{t(hints[why])}</p>
        </Alert>
      )}
    </RegistrationFrame>
  );
}
