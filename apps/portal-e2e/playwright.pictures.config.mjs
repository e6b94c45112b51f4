import base from './playwright.config.mjs';

/** The pictures of the README: `npm run pictures`. */
export default { ...base, testMatch: '**/*.picture.ts', retries: 0 };
