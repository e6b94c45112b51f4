import { createAction } from '@reduxjs/toolkit';
import type { MouseEvent, ReactNode } from 'react';
import { ExternalLink } from '../dialogs';
import { useAppDispatch } from '../store';
import { useSession } from '../session/use-session';
import { Link } from '../ui';
import { useHasMailOrderLink, useMailOrderVendor } from './use-mail-order-vendor';

/** The in-house mail-order link was chosen; it leads to this path. */
export const mailOrderRequested = createAction<string>('mailOrder/requested');

/** Spec §2.1, a full-page link: it opens after the member's mail-order token was fetched. */
const inHouse = '/member/mailorder';

interface MailOrderLinkProps {
  /** Looks like the secondary button of a card. */
  button?: 'wide' | 'medium';
  /** What the screen shows first, as the query of its URL. */
  search?: string | undefined;
  children: ReactNode;
}

/** The way to mail order, as the menu has it: the token first, or the vendor's own link; nothing without the feature. */
export function MailOrderLink({ button, search, children }: MailOrderLinkProps) {
  const dispatch = useAppDispatch();
  const isShown = useHasMailOrderLink();
  const hasVendor = useMailOrderVendor();
  const { userInfo } = useSession();
  const className = button && `btn alt${button === 'wide' ? ' wide' : ''}`;
  if (!isShown) return null;
  if (hasVendor && userInfo) {
    return (
      <ExternalLink to={userInfo.mailOrderLink} className={className ?? ''}>
        {children}
      </ExternalLink>
    );
  }
  const to = search ? `${inHouse}?${search}` : inHouse;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(mailOrderRequested(to));
  };
  return (
    <Link to={to} className={className} onClick={go}>
      {children}
    </Link>
  );
}
