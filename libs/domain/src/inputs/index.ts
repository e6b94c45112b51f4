export * from './bank-account';
export { isNpi, isRoutingNumber } from './identifiers';
export type { KindSpec } from './kind';
export * from './kinds';
export { isSameMemberId, memberIdKey, plainMemberId } from './member-id';
export { type InputProblem, parseTypedAmount, phoneText } from './readers';
export { tidyCode, tidyName, withoutSeparators } from './tidy';
export * from './typed-date';
export * from './typed-place';
