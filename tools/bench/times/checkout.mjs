import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh clone of the committed state, without node_modules, caches or results: { folder, remove() }. */
export function freshCheckout(root) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-checkout-'));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Milliseconds as seconds with one decimal. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
