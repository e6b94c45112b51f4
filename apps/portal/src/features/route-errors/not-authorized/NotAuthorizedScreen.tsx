import { clientOf } from '@portal/client-config';
import { useLocation } from 'react-router-dom';
import { type EndOf, type KeyOf, useText } from '../../../language';
import { useSession } from '../../../session';
import { ButtonLink, Message, PhoneLink } from '../../../ui';
import { WayBack } from '../WayBack';
import screenTitlesText from '../../../language/screen-titles.text';
import routeErrorsText from '../route-errors.text';

type Named = EndOf<KeyOf<typeof screenTitlesText>, 'screens.'>;

/** /not-authorized: names the screen whose route redirected here (RT-2), if one did. */
export function NotAuthorizedScreen() {
  const t = useText(screenTitlesText, routeErrorsText);
  const { signedIn, client, flags } = useSession();
  const { state } = useLocation() as { state: { route?: Named } | null };
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
