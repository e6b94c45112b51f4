import { type ComponentProps, type ComponentType, useState } from 'react';
import { useText } from '../../language';
import { chunkFailed, signOutRequested, useSession, useWayFlag } from '../../session';
import { Icon } from '../../ui';
import { Logo } from './Logo';
import { type MenuEntry, topBarEntry } from '../menus/menu';
import { MenuLink } from '../menus/MenuLink';
import type { SideMenu } from '../menus/SideMenu';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

const fetchMenu = () => import('../menus/SideMenu').then(({ SideMenu: Menu }) => ({ Menu }));

/** The bar of small screens (up to 767 px): the side menu's button, the logo, and the way in or the ID card. */
export function TopBar({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText(shellText);
  const { signedIn } = useSession();
  const chief = topBarEntry(entries);
  const logout = useWayFlag('headerLogout');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<{ Menu: ComponentType<ComponentProps<typeof SideMenu>> }>();
  const load = () => {
    if (menu) return;
    fetchMenu().then(setMenu, () => dispatch(chunkFailed('menu')));
  };
  return (
    <div className="topbar">
      <button
        type="button"
        className="util"
        aria-haspopup="dialog"
        aria-expanded={open}
        // On its way before the finger is up again, or as soon as the keyboard is there.
        onPointerDown={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        {t('shell.menu')}
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
            onClick={() => dispatch(signOutRequested('requested'))}
          >
            {t('shell.signOutShort')}
          </button>
        )
      )}
      {open && menu && <menu.Menu entries={entries} onClosed={() => setOpen(false)} />}
    </div>
  );
}
