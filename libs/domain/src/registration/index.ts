export * from './lifetimes';
export * from './member-details';
export * from './more-info';
export * from './new-account';
export * from './password';
export * from './reset';
export { memberIdKey } from '../inputs/member-id';
