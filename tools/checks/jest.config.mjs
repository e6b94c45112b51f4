import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('checks', {
  // The first plants violations for both linters, the second adds an endpoint to a copy and runs its checks.
  slow: ['/src/lint\\.', '/src/adding-endpoint\\.'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.mjs'],
});
