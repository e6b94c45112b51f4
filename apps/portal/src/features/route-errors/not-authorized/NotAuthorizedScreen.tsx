import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type EndOf, type KeyOf, useText } from '../../../language';
import { useSession } from '../../../session';
import { ButtonLink, Message, PhoneLink } from '../../../ui';
import { useDocumentTitle, usePhone } from '../../../brand';
import { WayBack } from '../WayBack';
import namesText from '../../../language/names.text';
import routeErrorsText from '../route-errors.text';

type Named = EndOf<KeyOf<typeof namesText>, 'screens.'>;
type FromGate = { route?: Named; returnTo?: string } | null;

/** /not-authorized: names the screen whose route redirected here (RT-2), if one did. */
export function NotAuthorizedScreen() {
  const { signedIn, flags } = useSession();
  const { state } = useLocation() as { state: FromGate };
  const { route, returnTo } = state ?? {};
  if (signedIn) return <NotInPlan route={route} />;
  const canSignIn = flags.includes('unsecuredLogin');
  return canSignIn && route && returnTo ? (
    <SignInFirst route={route} returnTo={returnTo} />
  ) : (
    <NotHere route={route} offerSignIn={canSignIn} />
  );
}

interface Of {
  route: Named | undefined;
}

/** The screen is not part of the member's plan. */
function NotInPlan({ route }: Of) {
  const t = useText(routeErrorsText);
  return (
    <Refused route={route} reason="notAuthorized" actions={<WayBack kind="primary" />}>
      {t.parts('routeErrors.notAuthorizedMember', { phone: <Phone /> })}
    </Refused>
  );
}

/** A visitor whose client lets members sign in; signing in leads back to what they wanted. */
function SignInFirst({ route, returnTo }: { route: Named; returnTo: string }) {
  const t = useText(namesText, routeErrorsText);
  const title = t('routeErrors.signInFirst', { page: t(`screens.${route}`) });
  useDocumentTitle(title);
  return (
    <Message
      icon="user"
      title={title}
      actions={
        <>
          <SignIn query={`?returnTo=${encodeURIComponent(returnTo)}`} />
          <WayBack kind="secondary" />
        </>
      }
    >
      <p>{t.parts('routeErrors.signInFirstHint', { phone: <Phone /> })}</p>
    </Message>
  );
}

/** The screen does not open for visitors; `offerSignIn` where signing in may open it. */
function NotHere({ route, offerSignIn }: Of & { offerSignIn: boolean }) {
  const t = useText(routeErrorsText);
  return (
    <Refused
      route={route}
      reason="notAvailable"
      actions={
        <>
          {offerSignIn && <SignIn query="" />}
          <WayBack kind={offerSignIn ? 'secondary' : 'primary'} />
        </>
      }
    >
      {t.parts('routeErrors.notAuthorizedVisitor', { phone: <Phone /> })}
    </Refused>
  );
}

interface RefusedProps extends Of {
  reason: 'notAuthorized' | 'notAvailable';
  actions: ReactNode;
  children: ReactNode;
}

/** Why a screen did not open, by its name if it is known. */
function Refused({ route, reason, actions, children }: RefusedProps) {
  const t = useText(namesText, routeErrorsText);
  const title = route
    ? t(`routeErrors.${reason}`, { page: t(`screens.${route}`) })
    : t(`routeErrors.${reason}Plain`);
  return (
    <Message icon="shield-check" title={title} actions={actions}>
      <p>{children}</p>
    </Message>
  );
}

function SignIn({ query }: { query: string }) {
  const t = useText(routeErrorsText);
  return (
    <ButtonLink to={`/member/login${query}`} icon="user">
      {t('routeErrors.signIn')}
    </ButtonLink>
  );
}

function Phone() {
  return <PhoneLink number={usePhone()} />;
}
