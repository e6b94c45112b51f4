export * from './client-errors';
export { preloadChunk, useChunk } from './use-chunk';
