import { useState } from 'react';
import type { Portion } from './pay-form';
import type { StoredAmounts } from '../use-typed-amounts';

/** The amount to pay, as chosen and typed; stored while it is entered, and restored after a reload. */
export function useEntered(portions: readonly Portion[], { before, save, forget }: StoredAmounts) {
  const usual = { portion: portions[0] ?? 'all', typed: '' };
  const [entered, setEntered] = useState({
    portion: portions.find((each) => each === before?.['portion']) ?? usual.portion,
    typed: before?.['typed'] ?? '',
  });
  const [isRestored, setRestored] = useState(before !== null);
  const enter = (next: { portion: Portion; typed: string }) => {
    setEntered(next);
    save(next);
  };
  const startOver = () => {
    setEntered(usual);
    setRestored(false);
    forget();
  };
  // The balance may have changed meanwhile.
  const portion = portions.includes(entered.portion) ? entered.portion : 'all';
  return { portion, typed: entered.typed, isRestored, enter, startOver };
}
