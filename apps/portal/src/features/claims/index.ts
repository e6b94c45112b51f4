export { ClaimDate } from './ClaimDate';
export { ClaimStatusTag } from './ClaimStatusTag';
export { claimsHistory } from './claims.requests';
export { type Claim, claimsOf } from './claims.selectors';
export { useClaims } from './use-claims';
export { default as claimLabelsText } from './claim-labels.text';
