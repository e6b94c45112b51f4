export * from './bank-account';
export { isNpi, isRoutingNumber } from './identifiers';
export * from './kinds';
export * from './member-id';
export { type InputProblem, parseTypedAmount, phoneText, readTypedZip } from './readers';
export { tidyName } from './tidy';
export * from './typed-date';
export * from './typed-place';
