import type { Portion } from '@portal/domain';
import { useState } from 'react';
import type { StoredAmounts } from '../form/use-typed-amounts';

/** The amount to pay and its day, as chosen and typed; stored while entered, and restored after a reload. */
export function useEntered(portions: readonly Portion[], { before, save, forget }: StoredAmounts) {
  const usual = { portion: portions[0] ?? 'all', typed: '', isLater: false, day: '' };
  const [entered, setEntered] = useState({
    portion: portions.find((each) => each === before?.['portion']) ?? usual.portion,
    typed: before?.['typed'] ?? '',
    isLater: before?.['when'] === 'later',
    day: before?.['day'] ?? '',
  });
  const [isRestored, setRestored] = useState(before !== null);
  const enter = (change: Partial<typeof entered>) => {
    const next = { ...entered, ...change };
    setEntered(next);
    const { portion, typed, isLater, day } = next;
    save({ portion, typed, ...(isLater && { when: 'later', day }) });
  };
  const startOver = () => {
    setEntered(usual);
    setRestored(false);
    forget();
  };
  // The balance may have changed meanwhile.
  const portion = portions.includes(entered.portion) ? entered.portion : 'all';
  return { ...entered, portion, isRestored, enter, startOver };
}
