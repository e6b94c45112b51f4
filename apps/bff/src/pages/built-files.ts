import { existsSync, readdirSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';

/** A file of the built portal, and its compressed encodings, best first. */
export interface BuiltFile {
  /** Relative to the folder of the build. */
  name: string;
  encodings: readonly ('br' | 'gzip')[];
  /** Its name has a hash of its content. */
  immutable: boolean;
}

export const encodingSuffix = { br: '.br', gzip: '.gz' } as const;
const neverServed = /(\.br|\.gz|\.map)$|^(index\.html$|screens\.json$|renderer\/)/;

/** The files of a build by URL path, e.g. /member/assets/app-1a2b.js; without what only the BFF reads. */
export function findBuiltFiles(folder: string, base: string): Map<string, BuiltFile> {
  const root = resolve(folder);
  const files = new Map<string, BuiltFile>();
  if (!existsSync(root)) return files;
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(names);
  for (const name of names) {
    if (neverServed.test(name)) continue;
    files.set(posix.join(base, encodeURI(name)), {
      name,
      encodings: (['br', 'gzip'] as const).filter((encoding) =>
        known.has(`${name}${encodingSuffix[encoding]}`),
      ),
      immutable: name.startsWith('assets/'),
    });
  }
  return files;
}
