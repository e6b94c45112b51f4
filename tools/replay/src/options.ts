import { shiftText } from '@portal/scenarios';
import { Failure } from './failure';

/** The options that several commands have, and what their values mean. */
export const kinds = ['scenarios', 'journeys', 'calls'] as const;
const services = ['member', 'drug', 'pharmacy', 'gateway', 'maps', 'all'] as const;

export const json = { json: { type: 'boolean', default: false, describe: 'print JSON' } } as const;

export const against = {
  against: {
    type: 'string',
    demandOption: true,
    describe: 'the origin of the portal, or with --service of a service',
  },
  service: {
    choices: services,
    describe: 'call this service straight, with the tokens of the environment',
  },
  dates: {
    type: 'string',
    default: 'today',
    describe: "count days from today, from the scenario's clock (fixed), or from YYYY-MM-DD",
  },
  timeout: {
    type: 'number',
    default: 30,
    describe: 'the seconds that each call has for its answer',
  },
} as const;

export function datesOf(text: string): string {
  if (['today', 'fixed'].includes(text) || shiftText(text, 1) !== text) return text;
  throw new Failure('wrongUse', `--dates takes today, fixed, or a day such as 2026-11-05.`);
}

export function millisecondsOf(seconds: number): number {
  if (seconds > 0 && seconds <= 3600) return seconds * 1000;
  throw new Failure('wrongUse', `--timeout takes seconds, above 0 and up to 3600.`);
}
