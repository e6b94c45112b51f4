import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../language';
import { collectTyped } from '../platform';
import { selectSlashKey, useAddition, useFlag, useSession } from '../session';
import { useAppSelector } from '../store';
import { SpinnerWithBackdrop } from '../ui';
import { WaitingForScreen } from './WaitingForScreen';
import { ConnectionNotice } from './banners/ConnectionNotice';
import { useEmergencyAlert } from './banners/emergency';
import type { HeldPage } from './ScreenFrame';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { LanguageLine } from './header/LanguageToggle';
import { useMemberParts } from './member-parts';
import { type MenuEntry, menuFor, type Menus, visibleEntries } from './menus/menu';
import { MenuBar } from './menus/MenuBar';
import { TopBar } from './header/TopBar';
import bootText from './boot.text';
import shellText from './shell.text';

export interface ShellProps {
  menus: Menus;
  /** The approval note of a path (Spec §2.5), if its screen has one. */
  approvalNoteOf: (path: string) => string | undefined;
}

/** The page around a screen: skip link, header, menu, the screen, footer (Spec §2.2). */
export function Shell({ menus, approvalNoteOf }: ShellProps) {
  const entries = useEntries(menus);
  const hasFooter = useFlag('footer', 'unsecuredFooter');
  const { pathname } = useLocation();
  return (
    <Frame
      header={<PageHeader entries={entries} />}
      footer={hasFooter && <Footer approvalNote={approvalNoteOf(pathname)} />}
    />
  );
}

/** What is around every screen, between header and footer. */
export function Frame({ header, footer }: { header?: ReactNode; footer?: ReactNode }) {
  const t = useText(bootText);
  const alert = useEmergencyAlert();
  useSlashKey();
  const page = (
    <div className={alert.open ? 'page held' : 'page'}>
      <SkipLink />
      <ActingForMember />
      {header}
      {alert.banner}
      <ConnectionNotice />
      <Outlet context={{ isHeld: alert.open } satisfies HeldPage} />
      {footer}
    </div>
  );
  return (
    <>
      {alert.open && <SpinnerWithBackdrop label={t('boot.loading')} />}
      {page}
    </>
  );
}

/**
 * A page before the portal has started: what is the same for every user of a client. The rest of the header is there
 * out of sight, so that nothing moves when it shows.
 */
export function StartingPage({ menus }: Pick<ShellProps, 'menus'>) {
  return (
    <div className="page starting">
      <SkipLink />
      <PageHeader entries={useEntries(menus)} />
      <main id="main" tabIndex={-1} className="wrap">
        <WaitingForScreen />
      </main>
    </div>
  );
}

function useEntries(menus: Menus): readonly MenuEntry[] {
  const session = useSession();
  return visibleEntries(menuFor(menus, session), session);
}

function SkipLink() {
  const t = useText(shellText);
  return (
    <nav aria-label={t('shell.skipTo')}>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
    </nav>
  );
}

function PageHeader({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <header>
      <TopBar entries={entries} />
      <Header entries={entries} />
      <MenuBar entries={entries} />
    </header>
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

/** The key / leads to the search, except while something is typed or a dialog is open, and unless it is turned off. */
function useSlashKey(): void {
  const navigate = useNavigate();
  const hasSearch = useAddition('search');
  const isOn = useAppSelector(selectSlashKey) && hasSearch;
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog[open]')) {
        return;
      }
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('input[data-search]');
      if (field) field.focus();
      // The screen then starts in its field, not at its heading.
      else {
        collectTyped();
        navigate('/member/search', { state: { search: true } });
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOn, navigate]);
}
