import type { MouseEventHandler, ReactNode } from 'react';
import { useText } from '../language';
import uiText from './ui.text';

interface NewTabLinkProps {
  href: string;
  /** What a screen reader says in place of the content, for a link that is an icon only. */
  label?: string;
  className?: string;
  /** Its id for analytics (SH-13). */
  event?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that leaves the portal in a new tab, and says so to a screen reader. */
export function NewTabLink({ href, label, className, event, onClick, children }: NewTabLinkProps) {
  const t = useText(uiText);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      data-event={event}
      onClick={onClick}
    >
      {children}
      <span className="sr">
        {label} {t('ui.newTab')}
      </span>
    </a>
  );
}
