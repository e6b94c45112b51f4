export { type Approval, type RejectedClaim, useApprovals } from './use-approvals';
