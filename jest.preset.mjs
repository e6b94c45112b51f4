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

/** A project's jest configuration; `browser` picks jsdom with Node's web globals copied in. */
export function jestConfig(displayName, { browser = false, ...more } = {}) {
  return {
    displayName,
    testEnvironment: browser ? here('./tools/test/jest/jsdom-environment.cjs') : 'node',
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.pact\\.test\\.ts$'],
    transform: {
      '^.+\\.(ts)$': swc({ syntax: 'typescript' }),
      '^.+\\.(tsx)$': swc({ syntax: 'typescript', tsx: true }),
      '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
    },
    transformIgnorePatterns: [],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
    // What a failed test leaves open would otherwise keep the process, and the whole run, for ever.
    forceExit: true,
    reporters: ['default', here('./tools/test/jest/count-reporter.cjs')],
    ...more,
  };
}
