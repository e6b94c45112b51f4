import { fileURLToPath } from 'node:url';

// One jest configuration for every project: TypeScript and ESM-only packages go through swc.
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Plays in New York: in UTC a day by the device's clock is always right; west of it, it is the day before. */
export function playInNewYork() {
  process.env.TZ ??= 'America/New_York';
}

/** Set by `npm test`, which leaves out what a project calls slow. Everything else runs all tests. */
const isQuick = process.env.TESTS === 'quick';

/** Whether a run begins again at each change. */
const isWatched = process.argv.some((argument) => argument.startsWith('--watch'));

/**
 * A project's jest configuration. `browser` picks jsdom with Node's web globals copied in; `ignore` are patterns of tests
 * that another configuration runs, `slow` of those that take minutes of the whole run: screens, processes, databases.
 */
export function jestConfig(
  displayName,
  { browser = false, ignore = ['\\.pact\\.test\\.ts$'], slow = [], ...more } = {},
) {
  return {
    displayName,
    testEnvironment: browser ? here('./tools/test/jest/jsdom-environment.cjs') : 'node',
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ignore, ...(isQuick ? slow : [])],
    // What a run writes would begin the next one of `--watch`.
    watchPathIgnorePatterns: ['/\\.reports/', '/dist/'],
    transform: {
      '^.+\\.(ts)$': swc({ syntax: 'typescript' }),
      '^.+\\.(tsx)$': swc({ syntax: 'typescript', tsx: true }),
      '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
    },
    transformIgnorePatterns: [],
    // Nx runs as many projects at a time as the machine has cores.
    maxWorkers: '50%',
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
    // What a failed test leaves open would otherwise keep the process, and the whole run, for ever.
    forceExit: true,
    reporters: ['default', here('./tools/test/jest/count-reporter.cjs')],
    ...more,
  };
}

/**
 * The same for a project of Node whose tests need nothing of each other's isolation: `jest-light-runner` loads modules once
 * a worker instead of once a test file. It knows no `jest.mock` and no `expect.assertions`, and of fake timers the plain ones.
 */
export function lightConfig(displayName, options) {
  return jestConfig(displayName, {
    runner: isWatched
      ? here('./tools/test/jest/watched-runner.mjs')
      : 'jest-light-runner/child-process',
    setupFiles: [
      here('./tools/test/jest/typescript.mjs'),
      here('./tools/test/jest/limit-tests.mjs'),
    ],
    transform: {},
    // One worker would be Jest's own process, in which a watched run meets the modules of the one before.
    maxWorkers: isWatched ? 2 : '50%',
    ...options,
  });
}
