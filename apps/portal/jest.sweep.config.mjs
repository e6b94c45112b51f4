import { playInNewYork } from '../../jest.preset.mjs';
import portal from './jest.config.mjs';

playInNewYork();

// The portal played whole for `npm run test:truth`, in its own process; see tools/checks/src/truth.
export default {
  ...portal,
  displayName: 'sweep',
  testMatch: ['<rootDir>/src/**/*.sweep.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  reporters: ['default'],
  maxWorkers: 1,
};
