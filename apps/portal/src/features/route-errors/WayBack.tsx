import { useText } from '../../language';
import { useSession } from '../../session';
import { ButtonLink } from '../../ui';

/** The way on from a message: a member's dashboard, or the start page. */
export function WayBack({ kind }: { kind: 'primary' | 'secondary' }) {
  const t = useText();
  const { signedIn } = useSession();
  return (
    <ButtonLink kind={kind} to={signedIn ? '/member/dashboard' : '/member'}>
      {t(signedIn ? 'routeErrors.toDashboard' : 'routeErrors.toHome')}
    </ButtonLink>
  );
}
