import { type ComponentProps, type ComponentType, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useText } from '../i18n';
import { chunkFailed, signOutRequested, useSession } from '../session';
import { Icon } from '../ui';
import { Logo } from './Logo';
import type { MenuEntry } from './menu';
import type { SideMenu } from './SideMenu';

const fetchMenu = () => import('./SideMenu').then(({ SideMenu: Menu }) => ({ Menu }));

/** The bar of small screens (up to 767 px): the side menu's button, the logo, the way in or out. */
export function TopBar({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText();
  const { signedIn, flags } = useSession();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<{ Menu: ComponentType<ComponentProps<typeof SideMenu>> }>();
  const bring = () => {
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
        onPointerDown={bring}
        onFocus={bring}
        onClick={() => {
          bring();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        {t('shell.menu')}
      </button>
      <Logo />
      {signedIn ? (
        <button
          type="button"
          className="util push"
          onClick={() => dispatch(signOutRequested('asked'))}
        >
          {t('shell.signOutShort')}
        </button>
      ) : (
        flags.includes('unsecuredLogin') && (
          <Link className="util push" to="/member/login">
            {t('shell.signInShort')}
          </Link>
        )
      )}
      {open && menu && <menu.Menu entries={entries} onClosed={() => setOpen(false)} />}
    </div>
  );
}
