export * from './client-errors';
export { useChunk } from './use-chunk';
