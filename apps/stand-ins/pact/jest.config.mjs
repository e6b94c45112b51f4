import { jestConfig } from '../../../jest.preset.mjs';

export default jestConfig('stand-ins contracts', {
  testMatch: ['<rootDir>/**/*.pact.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
});
