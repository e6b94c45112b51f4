/** What a member can let a caregiver do (forms.md 10). */
export const accessScopes = ['claims', 'prices', 'order', 'pay', 'messages'] as const;
export type AccessScope = (typeof accessScopes)[number];

/** What a call or a screen needs: one scope; `any`: any consent that is in force; `never`: the member alone. */
export type CallScope = AccessScope | 'any' | 'never';

/** Whether what the member allows is enough for a call or a screen. */
export function isWithin(granted: readonly string[], needed: CallScope): boolean {
  if (needed === 'any') return true;
  return needed !== 'never' && granted.includes(needed);
}
