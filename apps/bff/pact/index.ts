// For the mutation test of the contracts in tools/bench.
export { dummyTokens, startEgress } from './bff-egress';
export { type ContractCase, contractCases } from './contract-cases';
export { startRelay } from './relay';
export { faultsOfSent, type Sent } from './sent';
