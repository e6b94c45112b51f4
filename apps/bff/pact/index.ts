// For the mutation test of the contracts in tools/bench.
export { startEgress } from './bff-egress';
export { dummyTokens } from './callers';
export { type ContractCase, contractCases } from './contract-cases';
export { startRelay } from './relay';
export { issuesOfSent, type Sent } from './sent';
