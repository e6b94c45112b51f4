import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFixtures, type Scenario } from '@portal/scenarios';
import { root } from '../../workspace';
import { detailsAsServed } from '../as-served';
import { daysBetween, moved } from './calendar';

/** What a JSON file holds. */
export type Json = Record<string, unknown>;

/** A scenario on a day: what its services know, with every date moved to that day. */
export interface World {
  day: string;
  isMedicare: boolean;
  /** The file behind an answer, or null where a call fails or has none. */
  body: (id: string) => Json | null;
}

/** A function that answers each argument once. */
export function once<A, B>(of: (argument: A) => B): (argument: A) => B {
  const known = new Map<A, B>();
  return (argument) => {
    if (!known.has(argument)) known.set(argument, of(argument));
    return known.get(argument) as B;
  };
}

/** A file of the fixtures. */
export const fixture = once(
  (file: string): Json => JSON.parse(readFileSync(join(root, 'fixtures', file), 'utf8')) as Json,
);

/** The objects of a list; none where it is none. */
export const rows = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** An object; an empty one where it is none. */
export const part = (value: unknown): Json =>
  value !== null && typeof value === 'object' ? (value as Json) : {};

/** A text; empty where it is none, or the text null. */
export const text = (value: unknown): string =>
  (typeof value === 'string' && value !== 'null') || typeof value === 'number' ? String(value) : '';

const lifelong = new Set(['dob', 'dateWithFormat', 'birthDate', 'dateOfBirth']);

/** A value with every date in it moved; dates of a life stay. */
const movedAll = (file: Json, days: number): Json =>
  JSON.parse(JSON.stringify(file), (key: string, value: unknown) =>
    typeof value === 'string' && !lifelong.has(key) ? moved(value, days) : value,
  ) as Json;

const balancesId = 'balances.getBenefitBalance';
const fixtures = once((_: 'all') => readFixtures());

/** Every scenario, by name. */
export const allScenarios = (): ReadonlyMap<string, Scenario> => fixtures('all').scenarios;

/** A scenario of the repository on a day, its own unless stated. */
export function worldOf(name: string, played?: string): World {
  const scenario = allScenarios().get(name);
  if (!scenario) throw new Error(`There is no scenario "${name}".`);
  return worldOfScenario(scenario, played);
}

/** A scenario of any folder on a day, its own unless stated. */
export function worldOfScenario(scenario: Scenario, played?: string): World {
  const home = scenario.clock.slice(0, 10);
  const day = played ?? home;
  const fileOf = once((id: string): Json | null => {
    const choice = scenario.responses[id];
    const file = typeof choice === 'string' && scenario.files.get(`${id}/${choice}`);
    return file ? movedAll(part(file.body), daysBetween(home, day)) : null;
  });
  const body = once((id: string) => {
    const file = fileOf(id);
    return id === 'claims.getEntry' ? detailsAsServed(file, fileOf(balancesId)) : file;
  });
  return { day, isMedicare: scenario.businessLine === 'MEDD', body };
}
