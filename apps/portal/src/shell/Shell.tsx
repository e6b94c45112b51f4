import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../i18n';
import { useSession } from '../session';
import { ConnectionNotice } from './ConnectionNotice';
import { EmulationBanner } from './EmulationBanner';
import { EmergencyAlertBanner } from './EmergencyAlertBanner';
import { Footer } from './Footer';
import { Header } from './Header';
import { menuFor, type Menus, visibleEntries } from './menu';
import { canOpen } from './modals/modal-table';
import { MenuBar } from './MenuBar';
import { TopBar } from './TopBar';

interface ShellProps {
  menus: Menus;
  /** The approval note of a path (Spec §2.5), if its screen has one. */
  approvalNoteOf: (path: string) => string | undefined;
}

/** The page around a screen: skip link, header, menu, the screen, footer (Spec §2.2). */
export function Shell({ menus, approvalNoteOf }: ShellProps) {
  const t = useText();
  const session = useSession();
  const entries = visibleEntries(menuFor(menus, session), session, canOpen);
  return (
    <div className="page">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <header>
        <TopBar entries={entries} />
        <Header entries={entries} />
        <MenuBar entries={entries} />
      </header>
      <EmergencyAlertBanner />
      <EmulationBanner />
      <ConnectionNotice />
      <Outlet />
      <Footer approvalNote={approvalNoteOf(useLocation().pathname)} />
    </div>
  );
}

/** The page of the stand-alone screens: nothing around (SH-1). */
export function PlainShell() {
  return (
    <div className="page">
      <EmulationBanner />
      <ConnectionNotice />
      <Outlet />
    </div>
  );
}
