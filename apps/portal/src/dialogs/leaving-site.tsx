import { createAction } from '@reduxjs/toolkit';
import type { MouseEvent, ReactNode } from 'react';
import { useAppDispatch } from '../store';
import { NewTabLink } from '../ui';

/** The user chose a link that needs confirmation (Spec §2.6). `href` is the link's target. */
export const leavingSiteRequested = createAction<{ href: string }>('shell/leavingSiteRequested');

interface ExternalLinkProps {
  to: string;
  /** The leaving-the-site confirmation comes first. */
  confirm?: boolean;
  /** What a screen reader says in place of the content, for a link that is an icon only. */
  label?: string;
  className?: string;
  /** Its id for analytics (SH-13). */
  event?: string;
  children: ReactNode;
}

/** A link that leaves the portal in a new tab, after asking where `confirm` says so (CT-2). */
export function ExternalLink(props: ExternalLinkProps) {
  const { to, confirm = false, children, ...rest } = props;
  const dispatch = useAppDispatch();
  const choose = (event: MouseEvent) => {
    if (!confirm) return;
    event.preventDefault();
    dispatch(leavingSiteRequested({ href: to }));
  };
  return (
    <NewTabLink href={to} onClick={choose} {...rest}>
      {children}
    </NewTabLink>
  );
}
