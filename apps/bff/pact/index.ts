// What measures the contracts needs of what makes them.
export { dummyTokens, startEgress } from './bff-egress';
export { type ContractCase, contractCases } from './contract-cases';
export { startRelay } from './relay';
export { faultsOfSent, type Sent } from './sent';
