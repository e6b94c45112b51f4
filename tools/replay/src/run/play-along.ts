import { type Endpoint, pathParamNames } from '@portal/contracts';
import { exampleFileFacts } from '@portal/contracts/examples';
import {
  newMemory,
  play,
  type PlayAnswer,
  type PlayOptions,
  type Scenario,
} from '@portal/scenarios';
import { fillIn, valueAt } from '../journeys/fill-in';
import type { Step } from '../journeys/journey-file';
import { type Difference, differencesOf } from './compare';

/** What a scenario answers to a call. */
export interface Expected {
  answer: PlayAnswer;
  /** Whether a difference is of the call itself: its time, here and at the service, or an id that it was given. */
  isOfCall: (difference: Difference) => boolean;
}

/** `saved`: what earlier steps kept of the service's answers. What they kept of the scenario's comes before it. */
type PlayStep = (
  step: Step,
  endpoint: Endpoint,
  saved: Readonly<Record<string, unknown>>,
) => Expected | undefined;

/** For the way to the service, and clocks that differ. */
const tolerance = 60_000;
const later = 1_000;

/**
 * What the scenario answers to one step after the other; nothing to calls of the portal itself. With
 * `hasTime`, at the time of each call; else at the scenario's clock.
 */
export function playAlong(scenario: Scenario, today: string, hasTime: boolean): PlayStep {
  const now = playInTurn(scenario);
  const aSecondLater = playInTurn(scenario);
  return (step, endpoint, saved) => {
    if (endpoint.upstream === 'bff' || isBytes(endpoint)) return undefined;
    if (!hasTime) return { answer: now(step, endpoint, saved, { today }), isOfCall: () => false };
    const time = Date.now();
    const answer = now(step, endpoint, saved, { today, now: new Date(time) });
    const after = aSecondLater(step, endpoint, saved, { today, now: new Date(time + later) });
    const following = new Set(differencesOf(answer.body, after.body).map(({ where }) => where));
    return {
      answer,
      isOfCall: (difference) =>
        following.has(difference.where) && (isTimeOfCall(difference) || isGivenId(difference)),
    };
  };
}

const isTimeOfCall = ({ expected, got }: Difference) =>
  Math.abs(timeOf(expected) - timeOf(got)) <= tolerance;

/** A text that is no time, and another at each call, is an id. */
const isGivenId = ({ expected, got }: Difference) =>
  [expected, got].every((value) => typeof value === 'string' && value !== '') &&
  Number.isNaN(timeOf(expected));

export const isBytes = ({ responseType }: Endpoint) => typeof responseType === 'object';

/** Plays calls of one run of the scenario, which remembers them. */
function playInTurn(scenario: Scenario) {
  let memory = newMemory(scenario);
  const kept: Record<string, unknown> = {};
  return (
    step: Step,
    endpoint: Endpoint,
    saved: Readonly<Record<string, unknown>>,
    options: PlayOptions,
  ): PlayAnswer => {
    const input = fillIn(step.input ?? {}, { ...saved, ...kept }) as Record<string, unknown>;
    const inPath = pathParamNames(endpoint.path);
    const { body, idempotencyKey, ...texts } = input;
    const pick = (wanted: boolean) =>
      Object.fromEntries(
        Object.entries(texts)
          .filter(([name]) => inPath.includes(name) === wanted)
          .map(([name, value]) => [name, String(value)]),
      );
    const request = { endpointId: endpoint.id, params: pick(true), query: pick(false) };
    const more = {
      ...(endpoint.body && { body }),
      ...(endpoint.receivesFile && { file: exampleFileFacts }),
      ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    };
    const played = play(scenario, memory, { ...request, ...more }, options);
    memory = played.memory;
    for (const [name, path] of Object.entries(step.keep ?? {})) {
      const value = valueAt(played.answer.body, path);
      if (value !== undefined) kept[name] = value;
    }
    return played.answer;
  };
}

/** The milliseconds of a date-time with its offset; NaN for anything else. */
const timeOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value)
    ? Date.parse(value)
    : NaN;
