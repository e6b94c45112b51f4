// What eslint.config.mjs and oxlint.config.mjs share: which files are tests, and how imports are limited.
import { depConstraints } from './boundaries.mjs';

export const tests = [
  '**/*.test.{ts,tsx,mjs}',
  '**/*.{contract,e2e}.ts',
  '**/pact/**',
  '**/src/testing/**',
  'apps/bff/testing/**',
  'apps/bff/faults/**',
  'apps/portal-e2e/**',
  'libs/resilience/**',
  'libs/testing/**',
  // Measures the real thing, or breaks it as its tests do, and counts.
  'tools/bench/**',
  'tools/operations/drills/**',
];

/** The severity and options of the rule for the imports of a project. */
export const boundaries = (options) => [
  'error',
  {
    banTransitiveDependencies: true,
    // Installing happens before any package can be found by its name.
    allow: [
      '../../jest.preset.mjs',
      ...['start-error', 'install'].map((name) => `../start/${name}.mjs`),
      '../../start/install.mjs',
    ],
    // Libs are sources: the bundler takes from each what a chunk needs, at once or later.
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints: depConstraints(options),
  },
];

/** A table whose parts are laid out as blocks on a phone loses its meaning unless its roles are written out. */
export const rolesOfStackedTables = {
  'no-redundant-roles': [
    'error',
    {
      nav: ['navigation'],
      table: ['table'],
      thead: ['rowgroup'],
      tbody: ['rowgroup'],
      tr: ['row'],
    },
  ],
  'no-interactive-element-to-noninteractive-role': [
    'error',
    { td: ['cell'], th: ['columnheader', 'rowheader'], tr: ['none', 'presentation'] },
  ],
};
