import { useCallback } from 'react';
import { useLanguage, useText } from '../../language';
import drugForms from '../../language/drug-forms.text';
import { titleOfClaim } from '../../language/drug-name';
import type { ClaimsHistory } from './claims.requests';
import { type Claim, claimsOf } from './claims.selectors';

/** Gives the claims of a response, with their drugs in the reader's language. */
export function useClaimsOf(): (history: ClaimsHistory) => Claim[] {
  const t = useText(drugForms);
  const language = useLanguage();
  return useCallback(
    (history) => claimsOf(history, (row) => titleOfClaim(row, language, t)),
    [language, t],
  );
}
