import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../language';
import {
  choosesMember,
  signOutRequested,
  useAddition,
  useFlag,
  useSession,
  useWayFlag,
} from '../../session';
import { Icon, Link } from '../../ui';
import { LanguageToggle } from '../header/LanguageToggle';
import { labelOf, type MenuEntry } from './menu';
import { MenuLink } from './MenuLink';
import { TextSizes } from '../header/TextSizes';
import namesText from '../../language/names.text';
import shellText from '../shell.text';
import '../../styles/side-menu.css';
import { useAppDispatch } from '../../store';

interface SideMenuProps {
  entries: readonly MenuEntry[];
  onClosed: () => void;
}

/**
 * The side menu of small screens (Spec §2.4), open as long as it is there: slides from the left, mirrors header and menu. A native
 * dialog keeps the focus inside and gives it back; Escape, the scrim, a link and a text size close it.
 */
export function SideMenu({ entries, onClosed }: SideMenuProps) {
  const t = useText(namesText, shellText);
  const session = useSession();
  const { signedIn, flags } = session;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  useClosingClicks(dialog);
  useClosingWhenHidden(dialog);
  const fontSize = useFlag('headerFontSize', 'unsecuredHeaderFontSize');
  const language = useWayFlag('headerLanguage', 'unsecuredHeaderLanguage');
  const logout = useWayFlag('headerLogout');
  const hasSearch = useAddition('search');
  const contact = useFlag('headerContact', 'unsecuredHeaderContact');
  return (
    <dialog className="drawer" ref={dialog} aria-label={t('shell.menu')} onClose={onClosed}>
      <div className="drawer-top">
        <button
          type="button"
          className="close"
          data-event="closeMenu"
          aria-label={t('shell.close')}
          onClick={close}
        >
          <Icon name="x" />
        </button>
        {fontSize ? <TextSizes onChosen={close} /> : <span />}
      </div>
      <hr />
      <nav aria-label={t('shell.mainMenu')}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.entries ? (
                <details name="side-menu">
                  <summary data-event={entry.id}>
                    <Icon name={entry.icon} />
                    {t(labelOf(entry, session))}
                    <Icon name="chevron-down" className="turn" />
                  </summary>
                  <ul>
                    {entry.entries.map((inside) => (
                      <li key={inside.id}>
                        <MenuLink entry={inside} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink entry={entry} withIcon />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <hr />
      <ul>
        {!signedIn && flags.includes('unsecuredHeaderAboutUs') && (
          <SideLink
            to="/member/about-us"
            icon="info"
            event="aboutUs"
            label={t('screens.aboutUs')}
          />
        )}
        {!signedIn && flags.includes('unsecuredHeaderStarRatings') && (
          <SideLink
            to="/member/star-ratings"
            icon="circle-check"
            event="starRatings"
            label={t('screens.starRatings')}
          />
        )}
        {language && (
          <li>
            <LanguageToggle className="line" />
          </li>
        )}
        {hasSearch && !choosesMember(session) && (
          <SideLink to="/member/search" icon="search" event="search" label={t('screens.search')} />
        )}
        {contact && !choosesMember(session) && (
          <SideLink
            to="/member/contact"
            icon="phone"
            event="contact"
            label={t('screens.contact')}
          />
        )}
        {signedIn && logout && <SignOut />}
      </ul>
    </dialog>
  );
}

/** A click on the scrim (which is the dialog itself) or on a link closes; the keyboard has Escape. */
function useClosingClicks(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const menu = dialog.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target === menu || (target instanceof Element && target.closest('nav :is(a, button), a')))
        menu?.close();
    };
    menu?.addEventListener('click', onClick);
    return () => menu?.removeEventListener('click', onClick);
  }, [dialog]);
}

/**
 * Closes when the window has become so wide that the menu is not displayed: a modal dialog that cannot be seen would keep
 * the page from being used.
 */
function useClosingWhenHidden(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const onResize = () => {
      const menu = dialog.current;
      if (menu?.getClientRects().length === 0) menu.close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [dialog]);
}

function SideLink(props: { to: string; icon: MenuEntry['icon']; event: string; label: string }) {
  return (
    <li>
      <Link to={props.to} data-event={props.event}>
        <Icon name={props.icon} />
        {props.label}
      </Link>
    </li>
  );
}

function SignOut() {
  const t = useText(shellText);
  const dispatch = useAppDispatch();
  return (
    <li>
      <button
        type="button"
        className="line"
        data-event="signOut"
        onClick={() => dispatch(signOutRequested('requested'))}
      >
        <Icon name="log-out" />
        {t('shell.signOut')}
      </button>
    </li>
  );
}
