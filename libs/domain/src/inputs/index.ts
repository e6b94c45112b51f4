export * from './bank-account';
export { isNpi, isRoutingNumber } from './identifiers';
export type { KindSpec } from './kind';
export * from './kinds';
export * from './member-id';
export { type InputProblem, parseTypedAmount, phoneText, withoutSeparators } from './readers';
export { tidyCode, tidyName } from './tidy';
export * from './typed-date';
export * from './typed-place';
