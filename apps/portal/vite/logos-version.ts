import { createHash } from 'node:crypto';

/** A version of all logos of a build: their names have no hash, so that another logo is another version. */
export function logosVersion(bundle: Readonly<Record<string, { source?: string | Uint8Array }>>) {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) {
    if (name.startsWith('brands/')) hash.update(`${name}\n`).update(bundle[name]?.source ?? '');
  }
  return hash.digest('hex').slice(0, 8);
}
