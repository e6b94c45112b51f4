import { parseArgs } from 'node:util';

export interface Options {
  /** How many mutants of each of the two sides are tried; all of them when infinite. */
  most: number;
  seed: number;
}

export const usage = `npm run pacts:mutation -- [options]
  --most N   how many wrong answers, and how many wrong requests, are tried (1500)
  --all      every one
  --seed N   picks others of them, and other rows of lists (1)`;

/** Reads the command line. Throws with a sentence for what is not usable. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      most: { type: 'string', default: '1500' },
      all: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const most = values.all ? Infinity : whole('most', values.most);
  return { most, seed: whole('seed', values.seed) };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name}: write a whole number above 0.`);
  return value;
}
