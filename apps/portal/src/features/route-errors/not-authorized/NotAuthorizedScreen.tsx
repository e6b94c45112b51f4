import { clientOf } from '@portal/client-config';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../language';
import { useSession } from '../../../session';
import { ButtonLink, Message, PhoneLink } from '../../../ui';
import { WayBack } from '../WayBack';

/** /not-authorized: names the screen whose route sent one here (RT-2), when one was sent. */
export function NotAuthorizedScreen() {
  const t = useText();
  const { signedIn, client, flags } = useSession();
  const { state } = useLocation() as { state: { route?: string } | null };
  const phone = <PhoneLink number={clientOf(client).phone} />;
  return (
    <Message
      icon="shield-check"
      title={
        state?.route
          ? t('routeErrors.notAuthorized', { page: t(`screens.${state.route}`) })
          : t('routeErrors.notAuthorizedPlain')
      }
      actions={
        signedIn || !flags.includes('unsecuredLogin') ? (
          <WayBack kind="primary" />
        ) : (
          <>
            <ButtonLink to="/member/login" icon="user">
              {t('routeErrors.signIn')}
            </ButtonLink>
            <WayBack kind="secondary" />
          </>
        )
      }
    >
      <p>
        {t.parts(
          signedIn ? 'routeErrors.notAuthorizedMember' : 'routeErrors.notAuthorizedVisitor',
          {
            phone,
          },
        )}
      </p>
    </Message>
  );
}
