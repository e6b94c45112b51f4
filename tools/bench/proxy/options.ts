import { parseArgs } from 'node:util';

export const storeNames = ['memory', 'redis'] as const;
export type StoreName = (typeof storeNames)[number];

export interface Options {
  /** Length of one turn of one proxy. */
  seconds: number;
  rounds: number;
  warmUpSeconds: number;
  /** Where the BFF keeps its sessions. */
  store: StoreName;
  /** The BFF once with its session cache, once without, or both side by side. */
  sessionCache: 'on' | 'off' | 'both';
  /** Names of proxies to leave out. */
  without: readonly string[];
  json: boolean;
  /** Proxies on core 0; load generator, upstream and Redis on core 1. */
  pin: boolean;
  /** First of about twelve ports in a row. */
  portBase: number;
}

export const usage = `npm run bench:proxy -- [options]
  --seconds N            length of one turn of one proxy (3)
  --rounds N             turns of every proxy; medians are shown (5)
  --warm-up N            seconds of load for every proxy before the first round (2)
  --store memory|redis   where the BFF keeps its sessions (memory)
  --session-cache on|off|both   the BFF with its session cache, without, or both (both)
  --without a,b          proxies to leave out, by their name in the table
  --no-pin               leave the cores to the system
  --ports N              first of about twelve ports in a row (4401)
  --json                 print every figure as JSON instead of the tables`;

/** Reads the command line. Throws with a sentence for a value that is not usable. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      'warm-up': { type: 'string', default: '2' },
      store: { type: 'string', default: 'memory' },
      'session-cache': { type: 'string', default: 'both' },
      without: { type: 'string', default: '' },
      'no-pin': { type: 'boolean', default: false },
      ports: { type: 'string', default: '4401' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    seconds: atLeastOne('seconds', values.seconds),
    rounds: atLeastOne('rounds', values.rounds),
    warmUpSeconds: atLeastOne('warm-up', values['warm-up']),
    store: oneOf('store', values.store, storeNames),
    sessionCache: oneOf('session-cache', values['session-cache'], ['on', 'off', 'both'] as const),
    without: values.without.split(',').filter(Boolean),
    json: values.json,
    pin: !values['no-pin'],
    portBase: atLeastOne('ports', values.ports),
  };
}

function atLeastOne(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name}: write a whole number from 1.`);
  return value;
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === text);
  if (!found) throw new Error(`--${name}: write one of ${allowed.join(', ')}.`);
  return found;
}
