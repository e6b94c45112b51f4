import { benchmarkPackages, billOfMaterials, isAllowed, lockedPackages } from './licences';
import { projects, textOf } from './workspace';

const packages = lockedPackages();
const { allowScripts } = JSON.parse(textOf('package.json')) as {
  allowScripts: Record<string, boolean>;
};

test('every package has a licence that its place allows', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect([...packages, ...benchmarkPackages()].filter((each) => !isAllowed(each))).toEqual([]);
});

test.each([
  ['MIT', false, true],
  ['(BSD-3-Clause OR GPL-2.0)', false, true],
  ['GPL-2.0', true, false],
  ['MPL-2.0', false, false],
  ['MPL-2.0', true, true],
  ['Apache-2.0 AND GPL-3.0', true, false],
  ['none named', true, false],
])('%s, for development alone: %s, is allowed: %s', (licence, development, wanted) => {
  expect(isAllowed({ licence, development })).toBe(wanted);
});

test('every install script was looked at, and each one looked at is still there', () => {
  const withScripts = [
    ...new Set(packages.filter((each) => each.hasInstallScript).map(({ name }) => name)),
  ];
  expect(withScripts.sort()).toEqual(Object.keys(allowScripts).sort());
});

test('what only benchmarks need is not in the lock file of the repository, and has no install script', () => {
  const apart = JSON.parse(textOf('tools/bench/packages/package.json')) as {
    dependencies: Record<string, string>;
  };
  const installed = new Set(packages.map(({ name }) => name));
  const shared = ['express', 'http-proxy-middleware', 'undici'];
  expect(Object.keys(apart.dependencies).filter((name) => installed.has(name))).toEqual(shared);
  expect(benchmarkPackages().filter((each) => each.hasInstallScript)).toEqual([]);
});

test('nothing that runs has an install script', () => {
  expect(packages.filter((each) => each.hasInstallScript && !each.development)).toEqual([]);
});

test('the bill of materials names all that the apps ask for, with licence and hash, and no tool', () => {
  const { components } = billOfMaterials();
  const named = new Map(components.map((each) => [`${each.name}@${each.version}`, each]));
  const required = projects()
    .filter(({ folder }) => /^(apps|libs)\//.test(folder))
    .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    .filter(([name]) => !name.startsWith('@portal/'));
  expect(required.length).toBeGreaterThan(20);
  expect(
    required.map(([name, version]) => `${name}@${version}`).filter((each) => !named.has(each)),
  ).toEqual([]);
  expect(components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
  expect(components.map(({ name }) => name)).not.toContain('jest');
});

test('the bill of one image names what that image needs and nothing else', () => {
  const namesOf = (...workspaces: string[]) =>
    billOfMaterials(workspaces).components.map(({ name }) => name);
  const whole = billOfMaterials().components.map(({ name }) => name);
  const bff = namesOf('apps/bff', 'apps/portal');
  const standIns = namesOf('apps/stand-ins');
  expect(bff).toEqual(expect.arrayContaining(['express', 'openid-client', 'zod', 'react']));
  expect(standIns).toEqual(expect.arrayContaining(['oidc-provider']));
  expect(bff).not.toContain('oidc-provider');
  expect(standIns).not.toContain('react');
  expect([...bff, ...standIns].filter((name) => !whole.includes(name))).toEqual([]);
});

test('the image holds its bill, and its label names it', () => {
  const file = textOf('tools/operations/Dockerfile');
  for (const workspaces of ['apps/bff apps/portal', 'apps/stand-ins']) {
    expect(file).toContain(`write-sbom.ts ${workspaces} >`);
  }
  expect(file).toMatch(/^LABEL org\.cyclonedx\.bom=\/app\/bom\.cdx\.json$/m);
  expect(file.match(/^COPY --from=bills \S+ \.\/bom\.cdx\.json$/gm)).toHaveLength(2);
});
