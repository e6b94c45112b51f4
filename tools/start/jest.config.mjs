import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('start', { testMatch: ['<rootDir>/**/*.test.mjs'] });
