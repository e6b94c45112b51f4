// Who may import whom, as tables: the three tags of a project each choose one row below.
// eslint.config.mjs hands them to @nx/enforce-module-boundaries; tools/checks holds every project against them.

/** What the product's own code may import, by the kind of the importing project. */
export const types = {
  app: ['client', 'contract', 'config', 'engine', 'infra', 'domain'],
  e2e: ['engine', 'contract', 'config', 'testing'],
  engine: ['contract', 'config', 'domain'],
  client: ['contract'],
  config: ['domain'],
  contract: ['domain'],
  testing: ['testing', 'engine', 'client', 'contract', 'config', 'infra', 'domain'],
  tool: ['tool', 'app', 'engine', 'contract', 'config', 'infra', 'domain'],
  domain: [],
  infra: [],
};

/**
 * Whose code it is. Of the apps only the stand-ins play scenarios in the product's own code, and only
 * they may be started by a tool.
 */
export const scopes = {
  portal: ['portal', 'shared'],
  bff: ['bff', 'shared'],
  'stand-ins': ['stand-ins', 'shared'],
  tools: ['tools', 'stand-ins', 'shared'],
  shared: ['shared'],
};

export const platforms = {
  browser: ['browser', 'any'],
  node: ['node', 'any'],
  any: ['any'],
};

/** What tests and `pact/` may import beyond that. */
const inTests = {
  types: { app: ['testing', 'app'], tool: ['testing'], e2e: ['app'] },
  scopes: { bff: ['stand-ins'], tools: ['portal', 'bff'], shared: ['portal'] },
  platforms: { browser: ['node'], node: ['browser'] },
};

/** Kinds that never reach a member: forbidden in these scopes except in tests and `pact/`. */
const testOnlyTypes = ['type:engine', 'type:testing'];
const scopesWithoutFakes = ['portal', 'bff'];

/** Packages that only the named scope may import; the tools may, to measure against them. */
const ownedPackages = { bff: ['openid-client', 'http-proxy-middleware'] };

/** Pure rules stay free of frameworks and of anything that talks to the outside. */
const bannedInDomain = [
  'react',
  'react-*',
  'redux',
  'redux-*',
  '@reduxjs/*',
  'rxjs',
  'express',
  'zod',
];

const tagged = (kind, values) => values.map((value) => `${kind}:${value}`);

/**
 * The rows for @nx/enforce-module-boundaries.
 * `tests: true` gives the wider set that holds for test files and `pact/`.
 */
export function depConstraints({ tests = false } = {}) {
  const extra = tests ? inTests : { types: {}, scopes: {}, platforms: {} };
  const rows = (kind, table, more) =>
    Object.entries(table).map(([value, allowed]) => ({
      sourceTag: `${kind}:${value}`,
      onlyDependOnLibsWithTags: tagged(kind, [...allowed, ...(more[value] ?? [])]),
    }));
  const fakes = tests
    ? []
    : scopesWithoutFakes.map((scope) => ({
        allSourceTags: [`scope:${scope}`, 'type:app'],
        notDependOnLibsWithTags: testOnlyTypes,
      }));
  const packages = Object.entries(ownedPackages).flatMap(([owner, bannedExternalImports]) =>
    Object.keys(scopes)
      .filter((scope) => scope !== owner && scope !== 'tools')
      .map((scope) => ({ sourceTag: `scope:${scope}`, bannedExternalImports })),
  );
  return [
    ...rows('type', types, extra.types),
    ...rows('scope', scopes, extra.scopes),
    ...rows('platform', platforms, extra.platforms),
    ...fakes,
    ...packages,
    { sourceTag: 'type:domain', bannedExternalImports: bannedInDomain },
  ];
}
