import { clientOf } from '@portal/client-config';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../language';
import { useAgeRestriction, useSession } from '../../session';
import { useAppSelector } from '../../store';
import { ButtonLink, Message } from '../../ui';
import { PhoneLink } from '../../ui/PhoneLink';
import { account } from './account/account.requests';
import paymentsText from './payments.text';

/** A payment screen for adults who are signed in; other users read why not, and what to do instead (SS-10). */
export function PayersOnly({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(paymentsText);
  const { pathname } = useLocation();
  const { signedIn, client } = useSession();
  const restriction = useAgeRestriction(useAppSelector(account.select));
  const phone = <PhoneLink number={clientOf(client).phone} />;
  if (!signedIn) {
    return (
      <Message
        icon="wallet"
        title={title}
        actions={
          <ButtonLink to={`/member/login?returnTo=${encodeURIComponent(pathname)}`} icon="user">
            {t('payments.visitor.signIn')}
          </ButtonLink>
        }
      >
        <p>{t('payments.visitor.why')}</p>
        <p className="mute">{t.parts('payments.visitor.phone', { phone })}</p>
      </Message>
    );
  }
  if (restriction) {
    return (
      <Message
        icon="user"
        title={title}
        actions={<ButtonLink to="/member/dashboard">{t('payments.minor.back')}</ButtonLink>}
      >
        <p>{t(`payments.${restriction}.why`)}</p>
        <p className="mute">{t.parts('payments.minor.phone', { phone })}</p>
      </Message>
    );
  }
  return children;
}
