import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('checks', {
  // The first runs the commands of the documents, the second adds an endpoint to a copy and runs its checks.
  slow: ['/src/commands/run-quick-commands\\.', '/src/adding-endpoint\\.'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.mjs'],
});
