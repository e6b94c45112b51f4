import { useState } from 'react';
import type { Portion } from './pay-form';
import type { KeptAmounts } from '../use-typed-amounts';

/** How much is to be paid, as it was chosen and typed; kept while it is entered, and restored after a reload. */
export function useEntered(portions: readonly Portion[], { before, keep, forget }: KeptAmounts) {
  const usual = { portion: portions[0] ?? 'all', typed: '' };
  const [entered, setEntered] = useState({
    portion: portions.find((each) => each === before?.['portion']) ?? usual.portion,
    typed: before?.['typed'] ?? '',
  });
  const [isKept, setKept] = useState(before !== null);
  const enter = (next: { portion: Portion; typed: string }) => {
    setEntered(next);
    keep(next);
  };
  const startOver = () => {
    setEntered(usual);
    setKept(false);
    forget();
  };
  // The balance may have changed meanwhile.
  const portion = portions.includes(entered.portion) ? entered.portion : 'all';
  return { portion, typed: entered.typed, isKept, enter, startOver };
}
