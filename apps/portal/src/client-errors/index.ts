export * from './client-errors';
export { useDisagreements } from './use-disagreements';
export { preloadChunk, useChunk } from './use-chunk';
