import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AccessScope } from '@portal/domain/family-access';
import { root } from '../workspace';
import { readFiles } from './files/read-files';
import { readRecords, type SavedFile, type Statement, type Unstated } from './statements';

export interface Play {
  scenario: string;
  language: 'en' | 'es';
  /** Whether each listed drug is priced for each person. */
  prices: boolean;
  /** The query of a supply that is priced besides. */
  priced?: string;
  /** What the person does first, a name of apps/portal/src/testing/sweep/actions.ts; then `daysLater`, one unless given. */
  after?: string;
  daysLater?: number;
  /** What must be stated once it is done, as `fact subject value`; of a file with its name in front, as `name: `. */
  then?: readonly string[];
  /** Who sees the member's portal in the member's place, for what, and the session at a BFF in which they do. */
  actor?: string;
  scope?: AccessScope;
  session?: { address: string; cookie: string };
}

/** A process grows with each visit of all screens: so many, then a new one. An action has three. */
const mostOfProcess = 3;

const visitsOf = ({ after }: Play): number => (after === undefined ? 1 : 3);

/**
 * Plays scenarios in the portal and returns what every screen and file states, and the amounts that none states; `log`
 * has a line for each play. Throws where a play fails.
 */
export async function sweep(
  plays: readonly Play[],
  file: string,
): Promise<{ statements: Statement[]; unstated: Unstated[]; log: string }> {
  mkdirSync(dirname(file), { recursive: true });
  const groups = groupsOf(plays).map((group, at) => ({ group, part: `${file}.${at}` }));
  const parts = ['', '.log'].map((end) => ({
    whole: `${file}${end}`,
    of: groups.map(({ part }) => `${part}${end}`),
  }));
  for (const { whole, of } of parts) {
    for (const each of [whole, ...of]) rmSync(each, { force: true });
  }
  const left = [...groups];
  const runAll = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      await run(next.group, next.part).catch((failure: unknown) => {
        left.length = 0;
        throw failure;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, runAll));
  for (const { whole, of } of parts) {
    for (const each of of.filter((part) => existsSync(part))) {
      appendFileSync(whole, readFileSync(each));
      rmSync(each);
    }
  }
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  const log = existsSync(`${file}.log`) ? readFileSync(`${file}.log`, 'utf8') : '';
  const records = existsSync(file) ? readRecords(file) : [];
  const unstated = records.filter((each) => 'unstated' in each);
  const statements = await readFiles(
    records.filter((each): each is Statement | SavedFile => !('unstated' in each)),
  );
  return { statements, unstated, log };
}

/** The plays of each process. */
function groupsOf(plays: readonly Play[]): Play[][] {
  const groups: Play[][] = [];
  let visits = mostOfProcess;
  for (const play of plays) {
    if (visits + visitsOf(play) > mostOfProcess) {
      groups.push([]);
      visits = 0;
    }
    groups.at(-1)!.push(play);
    visits += visitsOf(play);
  }
  return groups;
}

async function run(plays: readonly Play[], file: string): Promise<void> {
  const running = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['-c', 'apps/portal/jest.sweep.config.mjs'],
      ...['--globals', JSON.stringify({ sweep: { plays, file } })],
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [[status], said] = await Promise.all([once(running, 'close'), text(running.stderr)]);
  if (status !== 0) throw new Error(`The sweep failed.\n${said}`);
}
