import type { TokenisedAccount } from '../../../cards/ProcessorFrame';
import type { TypedFieldsState } from '../../../cards/use-typed-fields';
import { useState } from 'react';
import type { ShownAccount } from '../payments.requests';

/** The bank account that was typed into the processor's frame, by its token. */
export function useBankAccount({ tokeniseAccount }: TypedFieldsState) {
  const [typed, setTyped] = useState<TokenisedAccount | null>(null);
  const settle = async () => {
    if (typed) return { account: typed };
    const answer = await tokeniseAccount();
    if ('account' in answer) setTyped(answer.account);
    return answer;
  };
  return { typed, settle, forget: () => setTyped(null) };
}

export type BankAccountEntry = ReturnType<typeof useBankAccount>;

export const shownAccount = ({ kind, last4 }: TokenisedAccount): ShownAccount => ({
  kind: kind === 'SAVINGS' ? 'savings' : 'checking',
  last4,
});
