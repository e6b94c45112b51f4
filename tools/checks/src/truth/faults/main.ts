// `npm run test:truth:faults [-- WORDS…]`: plants one mistake at a time in a copy of the repository, plays the scenario
// that shows it, and prints which contradiction finds it; of the faults with one of the words in file or meaning, or of
// all. Ends with 1 where one is missed that must be found.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../../recipes/copy-repository.mjs';
import type { Contradiction } from '../statements';
import type { Fault } from './fault';
import { faults } from './table';

/** So many copies play at once. */
const copyCount = 2;

const children = new Set<number>();
const copies: string[] = [];
function cleanUp(): void {
  for (const group of children) process.kill(-group);
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(130);
  });
}

/** What is found in a copy, a line each; null where the play fails. */
async function play(copy: string, { scenario, language, prices }: Fault) {
  const [out, found] = ['statements.jsonl', 'found.json'].map((name) => join(copy, '.nx', name));
  rmSync(found!, { force: true });
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/tsx/dist/cli.mjs', 'tools/checks/src/truth/main.ts', scenario],
      ...['--languages', language ?? 'en', '--out', out!, '--found', found!],
      ...(prices ? [] : ['--no-prices']),
    ],
    // In a separate group, which ends as a whole.
    { cwd: copy, stdio: 'ignore', detached: true },
  );
  children.add(child.pid!);
  await new Promise((resolve) => child.once('exit', resolve));
  children.delete(child.pid!);
  if (!existsSync(found!)) return null;
  return (JSON.parse(readFileSync(found!, 'utf8')) as Contradiction[]).map(
    ({ kind, text }) => `${kind}: ${text.split('\n')[0]}`,
  );
}

/** What is found of each play without a fault. */
const before = new Map<string, Promise<string[] | null>>();
function foundBefore(copy: string, fault: Fault) {
  const key = `${fault.scenario} ${fault.language} ${fault.prices}`;
  const known = before.get(key) ?? play(copy, fault);
  before.set(key, known);
  return known;
}

/** The contradiction that finds a fault; undefined where none does. */
async function findingOf(copy: string, fault: Fault): Promise<string | undefined> {
  const usual = await foundBefore(copy, fault);
  if (!usual) throw new Error(`${fault.scenario} does not play.`);
  const file = join(copy, fault.file);
  const right = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    right.replace(fault.text, () => fault.put),
  );
  const found = await play(copy, fault);
  writeFileSync(file, right);
  return found ? found.find((each) => !usual.includes(each)) : undefined;
}

const words = process.argv.slice(2);
const wanted = faults.filter(
  ({ file, means }) =>
    words.length === 0 || words.some((word) => `${file} ${means}`.includes(word)),
);
const waiting = [...wanted];
const missed: Fault[] = [];
async function work(): Promise<void> {
  const copy = copyRepository();
  copies.push(copy);
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const finding = await findingOf(copy, fault);
    if (finding === undefined) missed.push(fault);
    console.log(`${finding ? 'caught' : 'MISSED'}  ${fault.means} (${fault.file})`);
    console.log(`        ${finding ?? fault.missed ?? 'Nothing finds it.'}`);
  }
}
try {
  await Promise.all(Array.from({ length: Math.min(copyCount, wanted.length) }, work));
} finally {
  cleanUp();
}
console.log(`\n${wanted.length - missed.length} of ${wanted.length} caught.`);
process.exitCode = missed.some((fault) => fault.missed === undefined) ? 1 : 0;
