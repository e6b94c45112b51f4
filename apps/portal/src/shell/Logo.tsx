import { clientOf } from '@portal/client-config';
import { Link } from 'react-router-dom';
import { useLanguage, useText } from '../i18n';
import { type SessionState, useFace, useFlag, useSession } from '../session';
import { LogoMark } from '../ui';

/**
 * Where the logo leads (Spec §2.3 names the three addresses and what decides, not how): a member to
 * the dashboard, a visitor home, or to sign in for Medicare; the flag sends everybody home. Assumed.
 */
export function logoTarget({ signedIn, businessLine, flags }: SessionState): string {
  if (flags.includes('logoLinksToMemberHome')) return '/member/';
  if (signedIn) return '/member/dashboard';
  return businessLine === 'MEDD' ? '/member/login' : '/member/';
}

/** The client's logo, name and tagline, and by flag a co-brand's logo beside it (Spec §2.3). */
export function Logo() {
  const session = useSession();
  const t = useText();
  const language = useLanguage();
  const face = useFace();
  const shown = useFlag('headerLogo', 'unsecuredHeaderLogo');
  const coBranded = useFlag('headerCoBranding', 'unsecuredHeaderCoBranding');
  const client = clientOf(session.client);
  if (!shown) return null;
  const inside = (
    <>
      <LogoMark logo={face?.logo} />
      <span>
        <b>{client.name}</b>
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
