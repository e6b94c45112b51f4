import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useText } from '../i18n';
import { signOutRequested, useSession } from '../session';
import { Icon } from '../ui';
import { Logo } from './Logo';
import type { MenuEntry } from './menu';
import { SideMenu } from './SideMenu';

/** The bar of small screens (up to 767 px): the side menu's button, the logo, the way in or out. */
export function TopBar({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText();
  const { signedIn, flags } = useSession();
  const dispatch = useDispatch();
  const menu = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="topbar">
      <button
        type="button"
        className="util"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          menu.current?.showModal();
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
      <SideMenu dialog={menu} entries={entries} onClosed={() => setOpen(false)} />
    </div>
  );
}
