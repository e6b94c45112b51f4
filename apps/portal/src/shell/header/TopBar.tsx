import { useState } from 'react';
import { useText } from '../../language';
import { useChunk } from '../../client-errors';
import { signOutRequested, useSession, useWayFlag } from '../../session';
import { Icon } from '../../ui';
import { Logo } from './Logo';
import { hasBadge, type MenuEntry, topBarEntry } from '../menus/menu';
import { MenuLink, UnreadDot } from '../menus/MenuLink';
import { PartFailed } from '../PartFailed';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

const fetchMenu = () => import('../menus/SideMenu');

/** The bar of small screens (up to 767 px): the side menu's button, the logo, and the way in or the ID card. */
export function TopBar({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText(shellText);
  const { signedIn } = useSession();
  const chief = topBarEntry(entries);
  const logout = useWayFlag('headerLogout');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const { module, failed, load, retry } = useChunk('side-menu', fetchMenu, open);
  return (
    <div className="topbar">
      <button
        type="button"
        className="util"
        data-event="openMenu"
        aria-haspopup="dialog"
        aria-expanded={open}
        // On its way before the finger is up again, or as soon as the keyboard is there.
        onPointerDown={load}
        onFocus={load}
        onClick={() => {
          if (failed) retry();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        {t('shell.menu')}
        {hasBadge(entries) && <UnreadDot />}
      </button>
      <Logo />
      {chief ? (
        <MenuLink entry={chief} withIcon={signedIn} className="util push" />
      ) : (
        signedIn &&
        logout && (
          <button
            type="button"
            className="util push"
            data-event="signOut"
            onClick={() => dispatch(signOutRequested('requested'))}
          >
            {t('shell.signOutShort')}
          </button>
        )
      )}
      {open && module && <module.SideMenu entries={entries} onClosed={() => setOpen(false)} />}
      {open && failed && (
        <PartFailed title={t('shell.menuFailed')} onRetry={retry} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
