import base from './playwright.config.mjs';

/** The full accessibility sweep: `npm run test:accessibility`. */
export default {
  ...base,
  testMatch: '**/*.sweep.ts',
  retries: 0,
  reporter: [...base.reporter, ['./src/sweep/unused-reporter.ts']],
  snapshotPathTemplate: 'src/sweep/snapshots/{arg}{ext}',
  updateSnapshots: 'none',
};
