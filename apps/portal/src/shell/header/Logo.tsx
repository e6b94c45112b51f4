import { clientOf } from '@portal/client-config';
import { useLanguage, useText } from '../../language';
import { choosesMember, type SessionState, useFlag, useSession, useWayFlag } from '../../session';
import { useBrand } from '../../brand';
import { Link, LogoMark } from '../../ui';
import shellText from '../shell.text';

/**
 * Where the logo leads (Spec §2.3 names the three paths and the conditions, not which goes with which):
 * for a member the dashboard, for a visitor the home page, or the login page for Medicare; with the flag
 * the home page for all. Assumed.
 */
export function logoTarget(session: SessionState): string {
  const { signedIn, businessLine, flags } = session;
  if (choosesMember(session)) return '/member/staff';
  const homeFlag = signedIn ? 'logoLinksToMemberHome' : 'unsecuredLogoLinksToMemberHome';
  if (flags.includes(homeFlag)) return '/member/';
  if (signedIn) return '/member/dashboard';
  return businessLine === 'MEDD' ? '/member/login' : '/member/';
}

/**
 * The client's logo, name and tagline; by flag a co-brand's logo next to them (Spec §2.3), and by flag the
 * client's header logo in place of the usual one (§6).
 */
export function Logo() {
  const session = useSession();
  const t = useText(shellText);
  const language = useLanguage();
  const brand = useBrand();
  const shown = useWayFlag('headerLogo', 'unsecuredHeaderLogo');
  const custom = useFlag('customHeaderLogo', 'unsecuredCustomHeaderLogo')
    ? brand?.headerLogo
    : undefined;
  const coBranded = useFlag('headerCoBranding', 'unsecuredHeaderCoBranding');
  const client = clientOf(session.client);
  if (!shown) return null;
  const inside = (
    <>
      <LogoMark logo={(custom ?? brand)?.logo} />
      <span>
        <b>{custom?.name ?? client.name}</b>
        <small>
          {choosesMember(session)
            ? t(`shell.staff.${session.staff ?? 'support'}`)
            : t('shell.tagline', { tagline: brand?.tagline[language] ?? '' })}
        </small>
      </span>
    </>
  );
  return (
    <>
      {client.logoLink === 'none' ? (
        <span className="logo">{inside}</span>
      ) : (
        <Link className="logo" to={logoTarget(session)} data-event="logo">
          {inside}
        </Link>
      )}
      {coBranded && brand?.coBrand && (
        <span className="co-brand">
          <LogoMark logo={brand.coBrand.logo} />
          <span>{brand.coBrand.name}</span>
        </span>
      )}
    </>
  );
}
