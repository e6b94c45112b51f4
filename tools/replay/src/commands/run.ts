import type { Scenario } from '@portal/scenarios';
import { randomBytes } from 'node:crypto';
import { Failure } from '../failure';
import type { Journey } from '../journeys/journey-file';
import { named } from '../names';
import { originOf } from '../run/connect';
import { dateHint } from '../run/date-hint';
import { driftLines, driftOf, isFine, journeyLines, progressLine } from '../run/report';
import { junitOf } from '../run/junit';
import {
  type Dates,
  type Depth,
  type JourneyResult,
  notBegun,
  runJourney,
  type RunOptions,
  type StepResult,
} from '../run/run-journey';
import { type Credentials, straightTo, throughPortal } from '../run/target';
import type { World } from '../world';
import { writeWhole } from '../write-files';

export interface RunRequest {
  names: readonly string[];
  all: boolean;
  against: string;
  /** A service's name or `all`, to be called straight; through the portal unless given. */
  service?: string | undefined;
  depth: Depth;
  dates: Dates;
  /** Milliseconds that each call has for its response. */
  timeoutMs: number;
  json: boolean;
  junit?: string | undefined;
}

export interface Output {
  /** The command's options. */
  print: (line: string) => void;
  /** How far it is. */
  say: (line: string) => void;
}

/** `run`: replays journeys and prints the differences; returns whether everything is the same. */
export async function run(
  world: World,
  request: RunRequest,
  credentials: Credentials,
  { print, say }: Output,
): Promise<boolean> {
  const journeys = journeysOf(world, request.names, request.all);
  const results: JourneyResult[] = [];
  try {
    for (const [index, journey] of journeys.entries()) {
      const result = await replay(world, journey, request, credentials);
      results.push(result);
      say(progressLine(result, index, journeys.length));
      // What is wrong with the address itself would be wrong with every other journey.
      if (result.unusable !== undefined && !results.some(isAnswered)) break;
    }
  } finally {
    report(results, request, print);
  }
  const [first] = results;
  if (first && !results.some(isAnswered)) {
    const reason = first.unusable ?? first.steps.find(isUnanswered)?.reason;
    if (reason !== undefined) throw new Failure('noAnswer', reason);
  }
  return results.every(isFine);
}

function report(
  results: readonly JourneyResult[],
  { all, dates, json, junit }: RunRequest,
  print: Output['print'],
): void {
  const drift = driftOf(results);
  const hint = dateHint(results, dates);
  if (json) print(JSON.stringify({ journeys: results, drift, hint }, null, 2));
  else {
    const shown = all ? results.filter((each) => !isFine(each)) : results;
    [...shown.flatMap(journeyLines), ...(all ? driftLines(drift) : [])].forEach(print);
    if (hint !== undefined) print(hint);
  }
  if (junit !== undefined) writeWhole(junit, junitOf(results));
}

const isUnanswered = ({ verdict }: StepResult) => verdict === 'no answer';
const isAnswered = ({ steps }: JourneyResult) =>
  steps.some(({ verdict }) => !['no answer', 'left out'].includes(verdict));

/** The journeys of these names, or all. Ends with a sentence on an unknown name, or on none. */
export function journeysOf(
  { journeys }: World,
  names: readonly string[],
  all: boolean,
): readonly Journey[] {
  if (all) return [...journeys.values()];
  if (names.length > 0) return names.map((name) => named('journey', journeys, name));
  throw new Failure('wrongUse', 'Name a journey, or add --all. The list: replay list journeys.');
}

/** The scenario of a journey. Ends with a sentence when there is none. */
export const scenarioOf = ({ fixtures }: World, { scenario }: Journey): Scenario =>
  named('scenario', fixtures.scenarios, scenario);

type ReplayRequest = Pick<RunRequest, 'against' | 'service' | 'depth' | 'dates' | 'timeoutMs'>;

/** Replays one journey in its own session, with its own run of the scenario's memory. */
export async function replay(
  world: World,
  journey: Journey,
  { against, service, depth, dates, timeoutMs }: ReplayRequest,
  credentials: Credentials,
  onAnswer?: RunOptions['onAnswer'],
): Promise<JourneyResult> {
  const origin = originOf(against);
  const scenario = scenarioOf(world, journey);
  const visit = {
    scenario,
    credentials,
    timeoutMs,
    run: `replay-${randomBytes(6).toString('hex')}`,
  };
  try {
    const target =
      service === undefined
        ? await throughPortal(origin, visit)
        : straightTo(service, origin, visit);
    return await runJourney(journey, scenario, {
      target,
      depth,
      dates,
      ...(onAnswer && { onAnswer }),
    });
  } catch (error) {
    if (error instanceof Failure && error.ending === 'noAnswer') {
      return notBegun(journey, error);
    }
    throw error;
  }
}
