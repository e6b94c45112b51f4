import { ourFiles, projects, textOf, type PackageFile } from './workspace';

interface LockEntry {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, LockEntry> };
const rootPackage = { ...(JSON.parse(textOf('package.json')) as PackageFile), folder: '.' };
const benchmarks = {
  ...(JSON.parse(textOf('tools/bench/packages/package.json')) as PackageFile),
  folder: 'tools/bench/packages',
};
const exactly = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('packages', () => {
  test.each([rootPackage, ...projects(), benchmarks])(
    '$folder names every version exactly, and workspace packages by a star',
    ({ dependencies, devDependencies }) => {
      const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([name, version]) =>
          name.startsWith('@portal/') ? version !== '*' : !exactly.test(version),
      );
      expect(loose).toEqual([]);
    },
  );

  test('one package has one version in the whole workspace', () => {
    const versions = new Map<string, Set<string>>();
    for (const { dependencies, devDependencies } of [rootPackage, ...projects(), benchmarks]) {
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }
    expect([...versions].filter(([, each]) => each.size > 1).map(([name]) => name)).toEqual([]);
  });
});

test('one build of types has every project that holds TypeScript', () => {
  const { references } = JSON.parse(textOf('tsconfig.json')) as { references: { path: string }[] };
  expect(references.map(({ path }) => `${path}/tsconfig.json`).sort()).toEqual(
    ourFiles(/^(apps|libs|tools)\/[^/]+\/tsconfig\.json$/),
  );
});

describe('the lock file', () => {
  test.each(['package-lock.json', `${benchmarks.folder}/package-lock.json`])(
    '%s holds no address of a registry',
    (file) => {
      const { packages } = JSON.parse(textOf(file)) as typeof lock;
      const addresses = Object.entries(packages).filter(
        ([, { resolved, link }]) => resolved !== undefined && !link,
      );
      expect(addresses).toEqual([]);
      expect(textOf(file)).not.toMatch(/https?:\/\/[^"]*\.tgz/);
    },
  );

  // An incomplete set installs with `npm install` on this machine and fails with `npm ci` on another.
  test.each([
    '@swc/core',
    'unrs-resolver',
    'esbuild',
    'rolldown',
    'typescript-7',
    'oxfmt',
    'oxlint',
  ])('holds the packages of %s for every platform', (name) => {
    const copies = Object.entries(lock.packages).filter(([path]) =>
      path.endsWith(`node_modules/${name}`),
    );
    expect(copies).not.toEqual([]);
    const missing = copies.flatMap(([path, { optionalDependencies = {} }]) => {
      const parent = path.slice(0, -name.length);
      return Object.entries(optionalDependencies).filter(([dependency, version]) => {
        const entry =
          lock.packages[`${path}/node_modules/${dependency}`] ??
          lock.packages[`${parent}${dependency}`] ??
          lock.packages[`node_modules/${dependency}`];
        return entry?.version !== version;
      });
    });
    expect(missing).toEqual([]);
  });

  test('agrees with every package.json', () => {
    const apart = [rootPackage, ...projects()].filter(
      ({ folder, dependencies, devDependencies }) => {
        const noted = lock.packages[folder === '.' ? '' : folder] as PackageFile | undefined;
        const wanted = { ...dependencies, ...devDependencies };
        const found = { ...noted?.dependencies, ...noted?.devDependencies };
        return (
          JSON.stringify(Object.entries(wanted).sort()) !==
          JSON.stringify(Object.entries(found).sort())
        );
      },
    );
    expect(apart.map(({ folder }) => folder)).toEqual([]);
  });
});
