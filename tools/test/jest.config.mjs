import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('test', { testMatch: ['<rootDir>/**/*.test.mjs'] });
