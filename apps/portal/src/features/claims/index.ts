export { ClaimDate } from './ClaimDate';
export { ClaimStatusTag } from './ClaimStatusTag';
export { claimsHistory } from './claims.requests';
export type { Claim } from './claims.selectors';
export { useClaims } from './use-claims';
export { useClaimsOf } from './use-claims-of';
export { default as claimLabelsText } from './claim-labels.text';
export { default as claimRequestText } from './detail/claim-request.text';
export { statusLabel } from './claim-labels';
