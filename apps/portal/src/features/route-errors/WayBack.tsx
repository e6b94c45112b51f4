import { useText } from '../../language';
import { choosesMember, useSession } from '../../session';
import { ButtonLink } from '../../ui';
import routeErrorsText from './route-errors.text';

const ways = {
  visitor: { to: '/member', text: 'routeErrors.toHome' },
  member: { to: '/member/dashboard', text: 'routeErrors.toDashboard' },
  staff: { to: '/member/staff', text: 'routeErrors.toStaff' },
} as const;

/** Where a message leads: the start page of visitors, of members, or of staff who act for no one. */
export function WayBack({ kind }: { kind: 'primary' | 'secondary' }) {
  const t = useText(routeErrorsText);
  const session = useSession();
  const { to, text } =
    ways[choosesMember(session) ? 'staff' : session.signedIn ? 'member' : 'visitor'];
  return (
    <ButtonLink kind={kind} to={to}>
      {t(text)}
    </ButtonLink>
  );
}
