import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('portal', {
  browser: true,
  slow: ['/src/features/', '/src/forms/'],
  // The longest of all test runs: a process for each core, so that none waits at the end of a whole run,
  // each renewed before it grows large.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1500MB',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/no-styles.ts',
    '\\.svg$': '<rootDir>/src/testing/file-url.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
});
