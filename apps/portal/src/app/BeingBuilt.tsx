import { clientOf } from '@portal/client-config';
import type { ReactNode } from 'react';
import { type PlainKeyOf, useText } from '../language';
import screenTitlesText from '../language/screen-titles.text';
import { useSession } from '../session';
import { ButtonLink, Message, PhoneLink } from '../ui';
import beingBuiltText from './being-built.text';

/** What a route shows until its screen exists: its name, that it is being built, and a way on. */
export function BeingBuilt({
  titleKey,
  afterwards,
}: {
  titleKey: PlainKeyOf<typeof screenTitlesText>;
  afterwards: ReactNode;
}) {
  const t = useText(beingBuiltText, screenTitlesText);
  const { signedIn, client } = useSession();
  return (
    <>
      <Message
        icon="wrench"
        title={t(titleKey)}
        actions={
          signedIn ? (
            <ButtonLink to="/member/dashboard">{t('beingBuilt.toDashboard')}</ButtonLink>
          ) : (
            <ButtonLink to="/member">{t('beingBuilt.toHome')}</ButtonLink>
          )
        }
      >
        <p>
          {t.parts('beingBuilt.hint', {
            phone: <PhoneLink number={clientOf(client).phone} />,
          })}
        </p>
      </Message>
      {afterwards}
    </>
  );
}
