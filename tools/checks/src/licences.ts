import { textOf } from './workspace';

/** A package of a lock file. */
export interface Locked {
  /** Its folder, such as node_modules/express. */
  path: string;
  name: string;
  version: string;
  licence: string;
  /** Whether it is there for development alone, and no part of what runs. */
  development: boolean;
  hasInstallScript: boolean;
  /** The hash of what is installed, as npm writes it: sha512-… in base64. */
  integrity: string;
}

interface Entry {
  /** Of a link: the folder of the workspace. */
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
}

const permissive = [
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'Zlib'],
];
/** No package in production has a licence with conditions on our own sources. */
const allowed = {
  running: permissive,
  // The last two are those of word lists, which only the spelling check reads.
  development: [...permissive, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'MPL-1.1', 'BSD'],
};

/** Packages whose lock entry names no licence, with the one that they or their parent state. */
const readByHand: readonly (readonly [name: RegExp, licence: string])[] = [
  [/^parse-cache-control$/, 'MIT'],
  [/^png-js$/, 'MIT'],
  [/^@pact-foundation\/pact-cli-(darwin|linux|windows)-(arm64|x64)$/, 'MIT'],
];

const readLock = (file = 'package-lock.json') =>
  (JSON.parse(textOf(file)) as { packages: Record<string, Entry> }).packages;

/** Every package of the lock file that is not ours, by name. */
export const lockedPackages = () => packagesOf(readLock());

/** The same of the lock file of the benchmarks: no app runs any of them. */
export const benchmarkPackages = () =>
  packagesOf(readLock('tools/bench/packages/package-lock.json')).map((each) => ({
    ...each,
    development: true,
  }));

function packagesOf(packages: Record<string, Entry>): Locked[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(
      ([
        path,
        { version = '', license, dev = false, hasInstallScript = false, integrity = '' },
      ]) => {
        const name = path.split('node_modules/').at(-1) ?? path;
        const licence =
          license ?? readByHand.find(([form]) => form.test(name))?.[1] ?? 'none named';
        return { path, name, version, licence, development: dev, hasInstallScript, integrity };
      },
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a package's licence is one that its place allows; of several to choose from, one is enough. */
export function isAllowed({
  licence,
  development,
}: Pick<Locked, 'licence' | 'development'>): boolean {
  const list = development ? allowed.development : allowed.running;
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => list.includes(each)));
}

/** The folders of all packages that workspaces, given by their folders, need to run. */
function neededBy(workspaces: readonly string[]): Set<string> {
  const packages = readLock();
  const needed = new Set<string>();
  const add = (path: string): void => {
    if (needed.has(path)) return;
    needed.add(path);
    const {
      link,
      resolved = '',
      dependencies,
      optionalDependencies,
      peerDependencies,
    } = packages[path] ?? {};
    if (link) return add(resolved);
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const found = foundFrom(path, name);
      if (found) add(found);
    }
  };
  // As Node finds a package: in the nearest node_modules on the way up.
  const foundFrom = (path: string, name: string): string | undefined => {
    const here = `${path}${path && '/'}node_modules/${name}`;
    if (here in packages) return here;
    if (path === '') return undefined;
    return foundFrom(path.slice(0, Math.max(path.lastIndexOf('/'), 0)), name);
  };
  for (const workspace of workspaces) add(workspace);
  return needed;
}

/**
 * The packages of what runs as a CycloneDX 1.5 document, of all apps or of the workspaces whose folders are given:
 * the same lock file gives the same text.
 */
export function billOfMaterials(workspaces?: readonly string[]) {
  const { name, version } = JSON.parse(textOf('package.json')) as { name: string; version: string };
  const needed = workspaces && neededBy(workspaces);
  const running = lockedPackages().filter(
    ({ path, development }) => !development && (needed?.has(path) ?? true),
  );
  const components = running.map((each) => {
    const purl = `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`;
    const [algorithm, hash = ''] = each.integrity.split('-');
    const content = Buffer.from(hash, 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl,
      name: each.name,
      version: each.version,
      purl,
      licenses: [{ expression: each.licence }],
      ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content }] } : {}),
    };
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': name } },
    // A package may be in several places.
    components: [...new Map(components.map((each) => [each.purl, each])).values()],
  };
}
