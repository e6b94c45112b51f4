import { jestConfig } from '../../../jest.preset.mjs';

export default jestConfig('bff faults', {
  testMatch: ['<rootDir>/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 60_000,
  // Beside others these processes would wait for the machine, and every time-out would lie.
  maxWorkers: 1,
});
