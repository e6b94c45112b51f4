import { drawing } from './drawing';
import type { IconName } from './icons';

export type { IconName } from './icons';

/** An outline of 20 px beside a word; hidden from screen readers, because the word says it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ic ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      {drawing(name)}
    </svg>
  );
}
