import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const generated = new Set(['node_modules', 'dist', '.reports', '.nx', 'test-results']);
const testFile = /\.(test|pact\.test|e2e)\.\w+$/;

/** Every file below a folder that a build can depend on, sorted; a file gives itself. */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name) && !testFile.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** One hash over names and contents of the files and folders (given from the root), tests left out. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    hash.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
