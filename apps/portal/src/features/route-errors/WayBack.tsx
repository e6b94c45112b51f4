import { useText } from '../../language';
import { useSession } from '../../session';
import { ButtonLink } from '../../ui';
import routeErrorsText from './route-errors.text';

/** The way on from a message: a member's dashboard, or the start page. */
export function WayBack({ kind }: { kind: 'primary' | 'secondary' }) {
  const t = useText(routeErrorsText);
  const { signedIn } = useSession();
  return (
    <ButtonLink kind={kind} to={signedIn ? '/member/dashboard' : '/member'}>
      {t(signedIn ? 'routeErrors.toDashboard' : 'routeErrors.toHome')}
    </ButtonLink>
  );
}
