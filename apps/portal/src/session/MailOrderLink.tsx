import { createAction } from '@reduxjs/toolkit';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../dialogs';
import { useAppDispatch } from '../store';
import { useFlag, useSession } from './use-session';
import { useMailOrderVendor } from './use-mail-order-vendor';

/** The in-house mail-order link was chosen; it leads to this path. */
export const mailOrderRequested = createAction<string>('mailOrder/requested');

/** Spec §2.1, a full-page link: it opens after the member's mail-order token was fetched. */
const inHouse = '/member/mailorder';

interface MailOrderLinkProps {
  /** Looks like the secondary button of a card. */
  button?: 'wide' | 'medium';
  children: ReactNode;
}

/** The way to mail order, as the menu has it: the token first, or the vendor's own link; nothing without the feature. */
export function MailOrderLink({ button, children }: MailOrderLinkProps) {
  const dispatch = useAppDispatch();
  const enabled = useFlag('mailOrder');
  const isVendor = useMailOrderVendor();
  const { userInfo } = useSession();
  const className = button && `btn alt${button === 'wide' ? ' wide' : ''}`;
  if (!enabled) return null;
  if (isVendor) {
    return userInfo?.mailOrderLink ? (
      <ExternalLink to={userInfo.mailOrderLink} className={className ?? ''}>
        {children}
      </ExternalLink>
    ) : null;
  }
  const go = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(mailOrderRequested(inHouse));
  };
  return (
    <Link to={inHouse} className={className} onClick={go}>
      {children}
    </Link>
  );
}
