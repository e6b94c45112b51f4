import { useText } from '../../i18n';
import { useSession } from '../../session';
import { ButtonLink } from '../../ui';

/** The way on from a message: a member's dashboard, or the start page. */
export function WayBack({ kind }: { kind: 'primary' | 'secondary' }) {
  const t = useText();
  const { signedIn } = useSession();
  return (
    <ButtonLink kind={kind} to={signedIn ? '/member/dashboard' : '/member'}>
      {t(signedIn ? 'messages.toDashboard' : 'messages.toHome')}
    </ButtonLink>
  );
}
