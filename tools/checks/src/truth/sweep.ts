import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AccessScope } from '@portal/domain/family-access';
import { root } from '../workspace';
import { readFiles } from './files/read-files';
import { readRecords, type SavedFile, type Statement, type Unstated } from './statements';

export interface Play {
  scenario: string;
  language: 'en' | 'es';
  /** Whether each listed drug is priced for each person. */
  prices: boolean;
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
  for (const each of [file, `${file}.log`]) rmSync(each, { force: true });
  let together: Play[] = [];
  let visits = 0;
  for (const play of plays) {
    if (visits + visitsOf(play) > mostOfProcess) {
      run(together, file);
      [together, visits] = [[], 0];
    }
    together.push(play);
    visits += visitsOf(play);
  }
  if (together.length > 0) run(together, file);
  const log = existsSync(`${file}.log`) ? readFileSync(`${file}.log`, 'utf8') : '';
  const records = existsSync(file) ? readRecords(file) : [];
  const unstated = records.filter((each) => 'unstated' in each);
  const statements = await readFiles(
    records.filter((each): each is Statement | SavedFile => !('unstated' in each)),
  );
  return { statements, unstated, log };
}

function run(plays: readonly Play[], file: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['-c', 'apps/portal/jest.sweep.config.mjs'],
      ...['--globals', JSON.stringify({ sweep: { plays, file } })],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The sweep failed.\n${stderr}`);
}
