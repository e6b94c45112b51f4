import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('portal', {
  browser: true,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/no-styles.ts',
    '\\.svg$': '<rootDir>/src/testing/file-url.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
});
