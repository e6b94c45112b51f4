export * from './bank-account';
export { tidyName } from './hidden-characters';
export * from './member-id';
export * from './npi';
export * from './typed-date';
export * from './typed-place';
