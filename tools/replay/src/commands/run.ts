import { randomBytes } from 'node:crypto';
import { Failure } from '../failure';
import type { Journey } from '../journeys/journey-file';
import { named } from '../names';
import { originOf } from '../run/connect';
import { driftLines, driftOf, isFine, journeyLines, progressLine } from '../run/report';
import { junitOf } from '../run/junit';
import { type Depth, type JourneyResult, runJourney, type RunOptions } from '../run/run-journey';
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
  dates: 'today' | 'fixed';
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
  for (const [index, journey] of journeys.entries()) {
    const result = await replay(world, journey, request, credentials);
    results.push(result);
    say(progressLine(result, index, journeys.length));
  }
  const drift = driftOf(results);
  if (request.json) print(JSON.stringify({ journeys: results, drift }, null, 2));
  else {
    const shown = request.all ? results.filter((each) => !isFine(each)) : results;
    [...shown.flatMap(journeyLines), ...(request.all ? driftLines(drift) : [])].forEach(print);
  }
  if (request.junit !== undefined) writeWhole(request.junit, junitOf(results));
  return results.every(isFine);
}

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

/** Replays one journey in its own session, with its own run of the scenario's memory. */
export async function replay(
  { fixtures }: World,
  journey: Journey,
  { against, service, depth, dates }: Pick<RunRequest, 'against' | 'service' | 'depth' | 'dates'>,
  credentials: Credentials,
  onAnswer?: RunOptions['onAnswer'],
): Promise<JourneyResult> {
  const origin = originOf(against);
  const scenario = named('scenario', fixtures.scenarios, journey.scenario);
  const own = `replay-${randomBytes(6).toString('hex')}`;
  const target =
    service === undefined
      ? await throughPortal(origin, scenario, credentials, own)
      : straightTo(service, origin, scenario, credentials, own);
  return runJourney(journey, scenario, { target, depth, dates, ...(onAnswer && { onAnswer }) });
}
