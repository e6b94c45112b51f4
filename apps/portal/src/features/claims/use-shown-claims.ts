import { claimTotals, sortClaims } from '@portal/domain';
import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { languages, useLanguage, useText } from '../../i18n';
import { statusWord } from './claim-words';
import { type Claim, claimsOf, type HistoryAnswer, matchingClaims } from './claims.selectors';
import { selectSort } from './claims.slice';

export interface ShownClaims {
  /** Filtered and in order. */
  rows: readonly Claim[];
  /** What was paid for them, in dollars. */
  totals: { youPaid: number; planPaid: number };
}

/** The claims to show; null while there is no answer. Typing never waits for it. */
export function useShownClaims(
  answered: { data: HistoryAnswer } | null,
  words: string,
): ShownClaims | null {
  const t = useText();
  const locale = languages[useLanguage()].intl;
  const sort = useSelector(selectSort);
  const settledWords = useDeferredValue(words);
  const answer = answered?.data;
  const all = useMemo(() => (answer ? claimsOf(answer) : null), [answer]);
  const matching = useMemo(() => all && matchingClaims(all, settledWords), [all, settledWords]);
  const totals = useMemo(() => matching && claimTotals(matching), [matching]);
  const rows = useMemo(
    () =>
      matching && sortClaims(matching, sort, { locale, statusText: (row) => statusWord(row, t) }),
    [matching, sort, locale, t],
  );
  return rows && totals && { rows, totals };
}
