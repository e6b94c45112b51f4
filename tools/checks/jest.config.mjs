import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('checks', {
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.mjs'],
});
