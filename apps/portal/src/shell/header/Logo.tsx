import { clientOf } from '@portal/client-config';
import { useLanguage, useText } from '../../language';
import { type SessionState, useFlag, useSession, useWayFlag } from '../../session';
import { useFace } from '../../brand';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../ui';
import shellText from '../shell.text';

/**
 * Where the logo leads (Spec §2.3 names the three addresses and what decides, not how): a member to
 * the dashboard, a visitor home, or to sign in for Medicare; the flag sends everybody home. Assumed.
 */
export function logoTarget({ signedIn, businessLine, flags }: SessionState): string {
  if (flags.includes('logoLinksToMemberHome')) return '/member/';
  if (signedIn) return '/member/dashboard';
  return businessLine === 'MEDD' ? '/member/login' : '/member/';
}

/**
 * The client's logo, name and tagline, by flag with a co-brand's logo beside it (Spec §2.3), and by flag
 * with the client's own for the header in its place (§6).
 */
export function Logo() {
  const session = useSession();
  const t = useText(shellText);
  const language = useLanguage();
  const face = useFace();
  const shown = useWayFlag('headerLogo', 'unsecuredHeaderLogo');
  const custom = useFlag('customHeaderLogo') ? face?.headerLogo : undefined;
  const coBranded = useFlag('headerCoBranding', 'unsecuredHeaderCoBranding');
  const client = clientOf(session.client);
  if (!shown) return null;
  const inside = (
    <>
      <LogoMark logo={(custom ?? face)?.logo} />
      <span>
        <b>{custom?.name ?? client.name}</b>
        <small>{t('shell.tagline', { tagline: face?.tagline[language] ?? '' })}</small>
      </span>
    </>
  );
  return (
    <>
      {client.logoLink === 'none' ? (
        <span className="logo">{inside}</span>
      ) : (
        <Link className="logo" to={logoTarget(session)}>
          {inside}
        </Link>
      )}
      {coBranded && face?.coBrand && (
        <span className="co-brand">
          <LogoMark logo={face.coBrand.logo} />
          <span>{face.coBrand.name}</span>
        </span>
      )}
    </>
  );
}
