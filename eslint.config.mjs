import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {
  anywhere,
  clientLiterals,
  emptyImports,
  environment,
  handWritten,
  mayWriteByHand,
} from './tools/checks/lint/banned-syntax.mjs';
import { bffLayers } from './tools/checks/lint/bff-layers.mjs';
import { portalLayers } from './tools/checks/lint/portal-layers.mjs';
import { scenarioLayers } from './tools/checks/lint/scenario-layers.mjs';
import { boundaries, rolesOfStackedTables, tests } from './tools/checks/lint/scopes.mjs';

const tools = ['tools/**/*.{mjs,cjs}'];

/** The rules by their names in a plugin. */
const prefixed = (prefix, rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [`${prefix}/${name}`, value]));

export default tseslint.config(
  { ignores: ['**/dist', '**/.reports', '**/test-results', '.nx'] },
  // A rule that can be switched off next to the line that breaks it is not a rule.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: {
      '@nx': nx,
      portal: {
        rules: {
          layers: portalLayers,
          'bff-layers': bffLayers,
          'scenario-layers': scenarioLayers,
        },
      },
    },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(),
      // `const { left, ...rest }` is how a key is left out of a copy.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'smart'],
      'no-restricted-properties': ['error', ...environment.properties],
      'no-restricted-imports': ['error', { paths: environment.imports }],
      'no-restricted-syntax': ['error', ...anywhere, clientLiterals],
    },
  },
  {
    files: ['apps/portal/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'portal/layers': 'error',
      // Each module that creates a slice extends it by declaration merging.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^LazySlices$' }],
    },
  },
  {
    files: ['apps/bff/src/**/*.ts'],
    ignores: tests,
    rules: { 'portal/bff-layers': 'error' },
  },
  {
    files: ['libs/scenarios/src/**/*.ts'],
    ignores: tests,
    rules: { 'portal/scenario-layers': 'error' },
  },
  {
    // These put every file through React's compiler: for what is shipped.
    files: ['apps/portal/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.text.ts', '**/testing/**'],
    rules: {
      ...hooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...anywhere, clientLiterals, emptyImports, ...handWritten],
    },
  },
  ...mayWriteByHand.map(({ files, banned }) => ({
    files,
    rules: {
      'no-restricted-syntax': ['error', ...anywhere, clientLiterals, emptyImports, ...banned],
    },
  })),
  {
    ...a11y.configs.recommended,
    files: ['**/*.tsx'],
    rules: { ...a11y.configs.recommended.rules, ...prefixed('jsx-a11y-x', rolesOfStackedTables) },
  },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ tests: true }),
      'no-restricted-syntax': ['error', ...anywhere],
    },
  },
  {
    files: ['libs/client-config/**'],
    rules: { 'no-restricted-syntax': ['error', ...anywhere] },
  },
  {
    // The tools run where none of our packages can be imported yet; they, and tests that start a process,
    // hand the environment on to it.
    files: [...tools, ...tests, 'jest.preset.mjs', 'libs/env/src/**'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.nodeBuiltin } },
  // Parts of these run in the page that they measure.
  { files: ['tools/bench/**/*.mjs'], languageOptions: { globals: globals.browser } },
  // Their packages are those of the package.json of the folder above, which is no project.
  {
    files: ['tools/bench/packages/peers/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
  prettier,
);
