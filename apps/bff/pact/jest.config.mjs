import { jestConfig } from '../../../jest.preset.mjs';

export default jestConfig('bff contracts', {
  testMatch: ['<rootDir>/**/*.pact.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Workers side by side silently lose interactions of one pact file.
  maxWorkers: 1,
});
