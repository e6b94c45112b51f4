import type { Plugin } from 'vite';

/** Leaves what elements state for checks (`src/says`) out of what is built. */
export const withoutStatements = (): Plugin => ({
  name: 'portal:without-statements',
  apply: 'build',
  config: () => ({ define: { __SAYS__: 'false' } }),
});
