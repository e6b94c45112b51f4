import { jestConfig } from '../../../jest.preset.mjs';

export default jestConfig('bff faults', {
  testMatch: ['<rootDir>/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 180_000,
  // Parallel test files would compete for the processors, and the measured timeouts would be wrong.
  maxWorkers: 1,
});
