import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './Icon';

const icons: Record<AlertTone, IconName> = {
  info: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'circle-alert',
};

type AlertTone = 'info' | 'ok' | 'warn' | 'bad';

interface AlertProps {
  tone: AlertTone;
  title: ReactNode;
  /** The heading's level on this page; none makes the title a plain strong line. */
  level?: 2 | 3;
  children?: ReactNode;
  /** One next step. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; none for what is there from the start. */
  role?: 'alert' | 'status';
  /** The failure or success it tells of: a new one moves the focus here, because the button may be far away. */
  focusOn?: unknown;
}

/** What happened, and what to do: icon, words, one action. */
export function Alert({ tone, title, level, children, action, role, focusOn }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) box.current?.focus();
  }, [focusOn]);
  const Title = level === 2 ? 'h2' : level === 3 ? 'h3' : 'p';
  return (
    <div className={`alert t-${tone}`} role={role} ref={box} tabIndex={focusOn ? -1 : undefined}>
      <Icon name={icons[tone]} />
      <div>
        <Title className="alert-title">{title}</Title>
        {children}
      </div>
      {action}
    </div>
  );
}
