// The rules that oxlint has no equal of, as one of its plugins: ours, and those of ESLint that we need.
import { createRequire } from 'node:module';
import { bffLayers } from './bff-layers.mjs';
import { portalLayers } from './portal-layers.mjs';
import { scenarioLayers } from './scenario-layers.mjs';

const require = createRequire(import.meta.url);
const eslint = createRequire(require.resolve('eslint/package.json'));
const nx = require('@nx/eslint-plugin');

export default {
  meta: { name: 'portal' },
  rules: {
    layers: portalLayers,
    'bff-layers': bffLayers,
    'scenario-layers': scenarioLayers,
    'banned-syntax': eslint('./lib/rules/no-restricted-syntax.js'),
    boundaries: nx.rules['enforce-module-boundaries'],
  },
};
