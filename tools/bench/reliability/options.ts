import { parseArgs } from 'node:util';

export const scenarios = [
  ...(['storm', 'store', 'restarts', 'dead', 'revocations'] as const),
  ...(['orders', 'forms', 'soak'] as const),
] as const;
export type Scenario = (typeof scenarios)[number];

export interface Options {
  chosen: readonly Scenario[];
  minutes: number;
  rounds: number;
  orders: number;
  forms: number;
}

export const usage = `npm run bench:reliability -- [${scenarios.join('|')} …] [options]
  --minutes N   how long the soak lasts (1)
  --rounds N    how often the others are repeated (3)
  --orders N    how many orders are placed (500)
  --forms N     how many forms are filled in and sent (300)`;

/** Reads the command line; without names everything is run. Throws with a sentence for what is not usable. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '3' },
      orders: { type: 'string', default: '500' },
      forms: { type: 'string', default: '300' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const chosen = positionals.map((name) => {
    const found = scenarios.find((scenario) => scenario === name);
    if (!found) throw new Error(`"${name}" is none of ${scenarios.join(', ')}.`);
    return found;
  });
  return {
    chosen: chosen.length > 0 ? chosen : scenarios,
    minutes: positive('minutes', values.minutes),
    rounds: positive('rounds', values.rounds),
    orders: positive('orders', values.orders),
    forms: positive('forms', values.forms),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name}: write a number above 0.`);
  return value;
}
