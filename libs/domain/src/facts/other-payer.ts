/** Whether another payer paid for one of these claims: no estimate of that person's costs counts such a payer. */
export const hasOtherPayer = (claims: readonly { otherPayerAmount: number | null }[]): boolean =>
  claims.some(({ otherPayerAmount }) => (otherPayerAmount ?? 0) > 0);
