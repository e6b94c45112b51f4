/** The claims history with this claim open. */
export const claimPath = (healthServiceId: string): string =>
  `/member/claims?${new URLSearchParams({ range: '90', claim: healthServiceId })}`;
