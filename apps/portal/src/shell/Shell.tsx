import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../language';
import { useFlag, useSession } from '../session';
import { SpinnerWithBackdrop } from '../ui';
import { ConnectionNotice } from './banners/ConnectionNotice';
import { useEmergencyAlert } from './banners/emergency';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { LanguageLine } from './header/LanguageLine';
import { useMemberParts } from './member-parts';
import { menuFor, type Menus, visibleEntries } from './menus/menu';
import { MenuBar } from './menus/MenuBar';
import { TopBar } from './header/TopBar';
import bootText from './boot.text';
import shellText from './shell.text';
import { useSlashKey } from './use-slash-key';

interface ShellProps {
  menus: Menus;
  /** The approval note of a path (Spec §2.5), if its screen has one. */
  approvalNoteOf: (path: string) => string | undefined;
}

/** The page around a screen: skip link, header, menu, the screen, footer (Spec §2.2). */
export function Shell({ menus, approvalNoteOf }: ShellProps) {
  const t = useText(bootText, shellText);
  const session = useSession();
  const entries = visibleEntries(menuFor(menus, session), session);
  const alert = useEmergencyAlert();
  const hasFooter = useFlag('footer', 'unsecuredFooter');
  const { pathname } = useLocation();
  useSlashKey();
  const page = (
    <div className={alert.open ? 'page held' : 'page'}>
      <nav aria-label={t('shell.skipTo')}>
        <a className="skip" href="#main">
          {t('shell.skip')}
        </a>
      </nav>
      <ActingForMember />
      <header>
        <TopBar entries={entries} />
        <Header entries={entries} />
        <MenuBar entries={entries} />
      </header>
      {alert.banner}
      <ConnectionNotice />
      <Outlet />
      {hasFooter && <Footer approvalNote={approvalNoteOf(pathname)} />}
    </div>
  );
  return (
    <>
      {alert.open && <SpinnerWithBackdrop label={t('boot.loading')} />}
      {page}
    </>
  );
}

/** The page of the stand-alone screens: no header, menu or footer (SH-1), but the choice of the language. */
export function PlainShell() {
  return (
    <div className="page">
      <ActingForMember />
      <LanguageLine />
      <ConnectionNotice />
      <Outlet />
    </div>
  );
}

/** Says for whom support staff act (SS-9); visitors do not load it. */
function ActingForMember() {
  const { EmulationBanner } = useMemberParts();
  return EmulationBanner ? <EmulationBanner /> : null;
}
