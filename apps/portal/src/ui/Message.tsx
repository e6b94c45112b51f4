import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

interface MessageProps {
  title: ReactNode;
  icon?: IconName;
  children?: ReactNode;
  /** One next step; a second one is secondary. */
  actions?: ReactNode;
}

/** A page that only says something: heading, a line or two, one next step. */
export function Message({ title, icon, children, actions }: MessageProps) {
  return (
    <div className="message">
      {icon && (
        <span className="message-icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="stack">
        <h1>{title}</h1>
        {children}
        {actions && <div className="row">{actions}</div>}
      </div>
    </div>
  );
}
