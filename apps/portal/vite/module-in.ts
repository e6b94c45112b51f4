import { join } from 'node:path';

/**
 * The module behind the one `import()` of a function, in whose text Vite's runner leaves the path from the root. Throws
 * when there is none: the page of the screen would load its code late.
 */
export function moduleIn(root: string, code: () => unknown): string {
  const [, path] = /import\w*\("([^"]+)"/.exec(String(code)) ?? [];
  if (path === undefined) throw new Error(`No import() of a module in: ${String(code)}`);
  return join(root, path);
}
