import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const script = 'console.log("portal")';
export const html =
  '<!doctype html><title>Portal</title><script src="/member/assets/app-1a.js"></script>';

/** The screens of the small portal. */
const paths = [
  ...[
    '/member',
    '/member/login',
    '/member/claims',
    '/member/druglookup',
    '/accessibility',
    '/cvgdetermination',
  ],
  ...['/security/forgotpassword', '/payments', '/payments/pay', '/payments/invoices'],
  '*',
];

const queries = new Map<string, string[]>([
  ['/member', []],
  ['/member/login', ['returnTo']],
  ['/accessibility', []],
  ['*', []],
]);

function firstPageOf(path: string) {
  const query = queries.get(path);
  return query ? { query, loader: 'assets/after-paint-5f.js' } : null;
}

/** The page of a built portal, and the list of its screens. */
export function writePage(folder: string, page: string): void {
  writeFileSync(join(folder, 'index.html'), page);
  const screens = paths.map((path) => ({
    path,
    forMembers: path === '/member/claims',
    hasHeader: path !== '/cvgdetermination',
    firstPage: firstPageOf(path),
    styles: ['assets/screen-2c.css'],
    scripts: { en: ['assets/texts-en-3d.js'], es: ['assets/texts-es-4e.js'] },
  }));
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens));
}

/** Writes a small portal as the build leaves it; returns its folder, which the caller removes. */
export function writeBuiltPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'assets'));
  writePage(folder, html);
  writeFileSync(join(folder, 'card-worker.js'), script);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets/app-1a.js'), script);
  writeFileSync(join(folder, 'assets/app-1a.js.map'), '{}');
  writeFileSync(join(folder, 'assets/app-1a.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1a.js.gz'), gzipSync(script));
  return folder;
}
