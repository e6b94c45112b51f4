// What eslint.config.mjs says, for oxlint: the same rules on the same files.
import a11y from 'eslint-plugin-jsx-a11y-x';
import {
  anywhere,
  clientLiterals,
  emptyImports,
  environment,
  handWritten,
  mayWriteByHand,
} from './tools/checks/lint/banned-syntax.mjs';
import { boundaries, rolesOfStackedTables, tests } from './tools/checks/lint/scopes.mjs';

const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** js.configs.recommended and tseslint.configs.recommended by their names here. */
const recommended = errors(
  `for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
  no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
  no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unsafe-finally no-unsafe-optional-chaining
  no-unused-labels no-unused-private-class-members no-useless-assignment no-useless-backreference no-useless-catch
  no-useless-escape no-var prefer-const prefer-rest-params prefer-spread preserve-caught-error require-yield use-isnan
  valid-typeof typescript/ban-ts-comment no-array-constructor typescript/no-duplicate-enum-values
  typescript/no-empty-object-type typescript/no-explicit-any typescript/no-extra-non-null-assertion
  typescript/no-misused-new typescript/no-namespace typescript/no-non-null-asserted-optional-chain
  typescript/no-require-imports typescript/no-this-alias typescript/no-unnecessary-type-constraint
  typescript/no-unsafe-declaration-merging typescript/no-unsafe-function-type no-unused-expressions
  typescript/no-wrapper-object-types typescript/prefer-as-const typescript/prefer-namespace-keyword
  typescript/triple-slash-reference`.split(/\s+/),
);

/** What TypeScript says of its files, and only a linter of others. */
const untyped = errors(
  `constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super no-undef
  no-unreachable no-unsafe-negation no-with`.split(/\s+/),
);

const hooks = errors(
  `error-boundaries globals immutability incompatible-library preserve-manual-memoization purity refs
  set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`
    .split(/\s+/)
    .map((name) => `react/${name}`),
);

/** The plugin for accessibility is the same, and so are its options. */
const inPlugin = (rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([, options]) => [options].flat()[0] !== 'off')
      .map(([name, options]) => [`jsx-a11y/${name.replace('jsx-a11y-x/', '')}`, options]),
  );

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./tools/checks/lint/ox-rules.mjs'],
  categories: { correctness: 'off' },
  options: { denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: ['**/dist', '**/.reports', '**/test-results', '.nx'],
  env: { builtin: true },
  rules: {
    ...recommended,
    'portal/boundaries': boundaries(),
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
    ],
    eqeqeq: ['error', 'smart'],
    'no-restricted-properties': ['error', ...environment.properties],
    'no-restricted-imports': ['error', { paths: environment.imports }],
    'portal/banned-syntax': ['error', ...anywhere, clientLiterals],
  },
  overrides: [
    {
      files: ['apps/portal/src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'portal/layers': 'error',
        'typescript/no-empty-object-type': ['error', { allowWithName: '^LazySlices$' }],
      },
    },
    {
      files: ['apps/bff/src/**/*.ts'],
      excludeFiles: tests,
      rules: { 'portal/bff-layers': 'error' },
    },
    {
      files: ['libs/scenarios/src/**/*.ts'],
      excludeFiles: tests,
      rules: { 'portal/scenario-layers': 'error' },
    },
    {
      files: ['apps/portal/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/*.text.ts', '**/testing/**'],
      rules: {
        ...hooks,
        'portal/banned-syntax': [
          'error',
          ...anywhere,
          clientLiterals,
          emptyImports,
          ...handWritten,
        ],
      },
    },
    ...mayWriteByHand.map(({ files, banned }) => ({
      files,
      rules: {
        'portal/banned-syntax': ['error', ...anywhere, clientLiterals, emptyImports, ...banned],
      },
    })),
    {
      files: ['**/*.tsx'],
      rules: {
        ...inPlugin(a11y.configs.recommended.rules),
        ...inPlugin(rolesOfStackedTables),
        // oxlint does not know that a checkbox which is a switch has its state from the browser; ESLint does.
        'jsx-a11y/role-has-required-aria-props': 'off',
      },
    },
    {
      files: tests,
      rules: {
        'portal/boundaries': boundaries({ tests: true }),
        'portal/banned-syntax': ['error', ...anywhere],
        // oxlint also reports it behind a cast, which in tests says that the value is there.
        'no-unsafe-optional-chaining': 'off',
      },
    },
    {
      files: ['libs/client-config/**'],
      rules: { 'portal/banned-syntax': ['error', ...anywhere] },
    },
    {
      files: ['tools/**/*.{mjs,cjs}', ...tests, 'jest.preset.mjs', 'libs/env/src/**'],
      rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
    },
    { files: ['**/*.{mjs,cjs}'], rules: untyped },
    { files: ['**/*.mjs'], env: { nodeBuiltin: true, node: true } },
    { files: ['tools/bench/**/*.mjs'], env: { browser: true } },
    { files: ['tools/bench/packages/peers/**'], rules: { 'portal/boundaries': 'off' } },
    {
      files: ['**/*.cjs'],
      env: { node: true, commonjs: true },
      rules: { 'typescript/no-require-imports': 'off' },
    },
    { files: ['**/*.test.mjs'], env: { jest: true } },
  ],
};
