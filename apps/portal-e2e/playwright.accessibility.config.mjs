import base from './playwright.config.mjs';

/** The full accessibility matrix: `npm run test:accessibility`. */
export default { ...base, testMatch: '**/*.sweep.ts', retries: 0 };
