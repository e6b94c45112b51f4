import type { Scenario } from '@portal/scenarios';
import { Failure } from '../failure';
import type { Journey } from '../journeys/journey-file';
import type { Exchange } from '../record/recorded-journey';
import { recordingOf } from '../record/recording';
import { dayOf } from '../run/run-journey';
import type { Credentials } from '../run/target';
import type { World } from '../world';
import { writeNew } from '../write-files';
import { journeysOf, type Output, replay, type RunRequest, scenarioOf } from './run';

export interface RecordRequest extends Pick<
  RunRequest,
  'against' | 'service' | 'dates' | 'timeoutMs'
> {
  name: string;
  /** What the new scenario, its journey and its response files are called. */
  variant: string;
  out: string;
  force: boolean;
  json: boolean;
}

/** `record`: makes a journey's calls and writes them as a new scenario, personal data masked. */
export async function record(
  world: World,
  { name, variant, out, force, json, ...options }: RecordRequest,
  credentials: Credentials,
  { print }: Output,
): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(variant)) {
    throw new Failure(
      'wrongUse',
      `"${variant}" is no name: use lower-case letters, digits and hyphens.`,
    );
  }
  const [chosen] = journeysOf(world, [name], false);
  if (!chosen) return;
  const scenario = scenarioOf(world, chosen);
  const journey = withUserInfo(chosen, scenario);
  const exchanges: Exchange[] = [];
  const { steps } = await replay(
    world,
    journey,
    { ...options, depth: 'status' },
    credentials,
    (exchange) => exchanges.push(exchange),
  );
  const unanswered = steps.find(({ verdict }) => verdict === 'no answer');
  if (unanswered) throw new Failure('noAnswer', unanswered.reason ?? '');
  const { files, left, isEmpty } = recordingOf({
    journey,
    scenario,
    exchanges,
    name: variant,
    day: dayOf(options.dates, scenario),
  });
  if (isEmpty) {
    throw new Failure(
      'differs',
      'Nothing was written. No service answered a call of this journey, so there is nothing to record.',
    );
  }
  writeNew(out, files, force);
  const written = [...files.keys()];
  const notMade = steps.filter(({ verdict }) => verdict === 'left out');
  const leftOut = new Map(
    [...notMade, ...left].map(({ call, reason }) => [`${call}: ${reason}`, { call, reason }]),
  );
  if (json) print(JSON.stringify({ written, leftOut: [...leftOut.values()] }, null, 2));
  else {
    written.forEach((file) => print(`wrote ${file}`));
    [...leftOut.keys()].forEach((line) => print(`left out ${line}`));
  }
}

/** The portal reads who its user is, whatever the journey does; so a recording has the user info. */
function withUserInfo(journey: Journey, { person }: Scenario): Journey {
  const isRead = journey.steps.some(({ call }) => /^user\.get\w+Info$/.test(call));
  if (!person || isRead) return journey;
  const isProvider = person.claims.groups.includes('provider');
  const call = isProvider ? 'user.getProviderInfo' : 'user.getMemberInfo';
  return { ...journey, steps: [{ call, input: { nc: 1 } }, ...journey.steps] };
}
