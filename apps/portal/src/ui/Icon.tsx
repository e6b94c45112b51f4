import type { IconName } from './icon-name';
import sprite from './icons.svg';

export type { IconName };

/** An outline of 20 px next to a word; hidden from screen readers, because the word says it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ic ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
