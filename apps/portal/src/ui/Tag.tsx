import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'brand' | 'neutral';

const usualIcon: Partial<Record<Tone, IconName>> = {
  ok: 'check',
  warn: 'triangle-alert',
  bad: 'x',
  info: 'clock',
};

/** A status: always a word, with the icon of its tone unless another is given (null: none). */
export function Tag({
  tone,
  icon = usualIcon[tone] ?? null,
  children,
}: {
  tone: Tone;
  icon?: IconName | null;
  children: ReactNode;
}) {
  return (
    <span className={tone === 'neutral' ? 'tag' : `tag t-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
