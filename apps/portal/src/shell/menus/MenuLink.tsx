import { menuLinks } from '@portal/client-config';
import { type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../language';
import { selectUnread, selectUnreadUnknown } from '../../features/message-center';
import { mailOrderRequested } from '../../plan';
import { useSession } from '../../session';
import { Icon, Link } from '../../ui';
import { dialogRequested, ExternalLink } from '../../dialogs';
import { labelOf, type MenuEntry, type MenuText } from './menu';
import shellText from '../shell.text';
import namesText from '../../language/names.text';
import { useAppDispatch, useAppSelector } from '../../store';
import { says } from '../../says/says';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** `page`: the path is that of the page one is on; `true`: it is above that page. */
export function currentMark(to: string | undefined, pathname: string): 'page' | 'true' | undefined {
  const [here, place] = [withoutSlash(pathname), withoutSlash(to ?? '')];
  if (place !== '' && here === place) return 'page';
  // Every page is below the start page.
  const isAbove = place !== '' && place !== '/member' && here.startsWith(`${place}/`);
  return isAbove ? 'true' : undefined;
}

interface MenuLinkProps {
  entry: MenuEntry;
  /** Whether its icon stands before the words. */
  withIcon?: boolean;
  /** The page one is on has an entry: one above that page is not marked, too. */
  onlyPage?: boolean;
  className?: string;
}

/** One entry: a link to a screen or out of the portal, or a button for a dialog. The page one is on is marked. */
export function MenuLink(props: MenuLinkProps) {
  const { entry, withIcon = false, onlyPage = false, className = '' } = props;
  const t = useText(namesText, shellText);
  const session = useSession();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const words = (
    <>
      {withIcon && <Icon name={entry.icon} />}
      {t(labelOf(entry, session))}
      {entry.badge && <UnreadBadge />}
      {entry.tag && <NewTag words={entry.tag} />}
    </>
  );
  const { dialog } = entry;
  if (dialog) {
    return (
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        data-event={entry.id}
        onClick={() => dispatch(dialogRequested(dialog))}
      >
        {words}
      </button>
    );
  }
  const outside = outsideOf(entry, session.userInfo);
  if (outside) {
    return (
      <ExternalLink {...outside} className={className} event={entry.id}>
        {words}
      </ExternalLink>
    );
  }
  const to = entry.to ?? '/member';
  const mark = currentMark(to, pathname);
  const go = (event: MouseEvent) => {
    if (!entry.tokenFirst) return;
    event.preventDefault();
    dispatch(mailOrderRequested(to));
  };
  return (
    <Link
      to={to}
      className={className}
      aria-current={onlyPage && mark === 'true' ? undefined : mark}
      data-event={entry.id}
      onClick={go}
    >
      {words}
    </Link>
  );
}

function outsideOf(
  { link, profileLink, confirm = false }: MenuEntry,
  profile: ReturnType<typeof useSession>['userInfo'],
): { to: string; confirm: boolean } | undefined {
  if (link) return { to: menuLinks[link].href, confirm: menuLinks[link].confirm };
  const to = profileLink && profile?.[profileLink];
  return to ? { to, confirm } : undefined;
}

/**
 * The badge of the message center; nothing at 0 (SH-6). It follows the store once the menu is there: an answer that
 * came while the first page is drawn piece by piece would let React draw all of it again in one piece.
 */
function UnreadBadge() {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? <UnreadCount /> : <span className="count held" />;
}

/** Says on the button of the side menu that an entry in it has a badge. */
export function UnreadDot() {
  const t = useText(shellText);
  const isDrawn = useDeferredValue(true, false);
  const count = useAppSelector(selectUnread);
  if (!isDrawn || count === 0) return null;
  return (
    <span className="unread-dot">
      {/* The comma is a pause for screen readers. */}
      <span className="sr">, {t('shell.unreadMessages', { count })}</span>
    </span>
  );
}

function UnreadCount() {
  const t = useText(shellText);
  const count = useAppSelector(selectUnread);
  const unknown = useAppSelector(selectUnreadUnknown);
  // Its space is reserved, so that the following entries do not move.
  if (unknown) return <span className="count held" />;
  if (count === 0) return null;
  return (
    <span className="count" {...says('unreadMessages', 'own', count)}>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{t('shell.unread', { count })}</span>
    </span>
  );
}

/** Spec §2.4: the services hide the new-survey tag by the word NULL. */
function NewTag({ words }: { words: MenuText }): ReactNode {
  const text = useText(namesText, shellText)(words);
  return text === 'NULL' ? null : <span className="new">{text}</span>;
}
