// What the figures of bytes share: which scripts and styles a screen adds to those that every page has.
import { brotliCompressSync } from 'node:zlib';
import { filesOf, signIn } from '../in-browser.mjs';

/** A page without calls to a service: every page has at least its bytes. */
const plain = '/not-authorized';

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A new context, a member's unless `visitor`, and the names of the files of the first page and of every page in it. */
export async function knownFiles(browser, address, { visitor = false, ...options } = {}) {
  const known = new Set((await filesOf(await browser.newContext(), `${address}/member`)).keys());
  const context = await browser.newContext(options);
  if (!visitor) await signIn(context, address);
  for (const name of (await filesOf(context, address + plain)).keys()) known.add(name);
  return { context, known };
}

/** Bytes (brotli 11) and number of the files, by name, that are not known yet; they are from now on. */
export function added(known, files) {
  const own = [...files].filter(([name]) => !known.has(name));
  for (const [name] of own) known.add(name);
  const bytes = own.reduce((sum, [, body]) => sum + brotliCompressSync(body).length, 0);
  return { bytes, files: own.length };
}

/** Says whether so many bytes are few enough; otherwise the command ends with 1. */
export function verdict(bytes, goal) {
  if (bytes > goal) process.exitCode = 1;
  return `(goal at most ${kilobytes(goal)}: ${bytes > goal ? 'missed' : 'reached'})`;
}
