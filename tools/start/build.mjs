import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startChild } from './child.mjs';
import { Fault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';

/**
 * Builds a part unless what it was last built from is unchanged. A part is
 * { name, args, cwd, inputs, output, stamp }: `node <args>`, files and folders from the root, the file
 * that proves the result is there, and where the fingerprint is kept. Throws a Fault when the build fails.
 */
export async function buildIfStale(root, part, say = console.log) {
  const now = fingerprint(root, part.inputs);
  const stamp = join(root, part.stamp);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (before === now && existsSync(join(root, part.output))) return false;
  say(`Building ${part.name} …`);
  rmSync(stamp, { force: true });
  const lines = [];
  const build = startChild({ ...part, onLine: (line) => lines.push(line) });
  const how = await build.ended;
  if (how !== 'exit code 0') {
    throw new Fault(
      `${part.name} could not be built (${how}). Mend what the build says, then start again:\n` +
        lines.map((line) => `  ${line}`).join('\n'),
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
