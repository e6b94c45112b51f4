import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('generators', { testMatch: ['<rootDir>/**/*.test.mjs'] });
