import { clientOf } from '@portal/client-config';
import type { ReactNode } from 'react';
import { useText } from '../language';
import { useSession } from '../session';
import { ButtonLink, Message, PhoneLink } from '../ui';

/** What a route shows until its screen exists: its name, that it is being built, and a way on. */
export function BeingBuilt({ titleKey, afterwards }: { titleKey: string; afterwards: ReactNode }) {
  const t = useText();
  const { signedIn, client } = useSession();
  return (
    <>
      <Message
        icon="wrench"
        title={t(titleKey)}
        actions={
          signedIn ? (
            <ButtonLink to="/member/dashboard">{t('shell.toDashboard')}</ButtonLink>
          ) : (
            <ButtonLink to="/member">{t('shell.toHome')}</ButtonLink>
          )
        }
      >
        <p>
          {t.parts('shell.beingBuilt', {
            phone: <PhoneLink number={clientOf(client).phone} />,
          })}
        </p>
      </Message>
      {afterwards}
    </>
  );
}
