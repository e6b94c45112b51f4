import { errorCodeOf, messageCodes } from '@portal/contracts';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import {
  answersWithoutFile,
  isRecordedAsIs,
  type RecordedAnswers,
  type ResponseChoice,
  type Scenario,
} from '@portal/scenarios';
import { Failure } from '../failure';
import type { Journey } from '../journeys/journey-file';
import { type Answered, fixtureFormOf } from './fixture-form';
import { inputSchemasOf } from './input-schemas';
import { Masking, type Typed } from './masking';
import { type Exchange, type LeftOut, recordedJourney } from './recorded-journey';
import { identityOf, worldOf } from './recorded-world';
import { unmaskableIn } from './unmaskable';

export interface RecordRequest {
  journey: Journey;
  scenario: Scenario;
  exchanges: readonly Exchange[];
  /** The name of every file. */
  name: string;
  /** The day on which the journey was made, on the calendar of its services. */
  day: string;
}

export interface Recording {
  /** Path in a fixtures folder → JSON. */
  files: ReadonlyMap<string, unknown>;
  /** Steps that the recorded journey lacks. */
  left: readonly LeftOut[];
  /** No service answered or refused anything that a scenario can say. */
  isEmpty: boolean;
}

/**
 * A recording stands alone: a scenario that extends nothing, its response files, the journey,
 * and who signs in. Fails, naming the fields, when a value can be neither masked nor moved, and naming
 * the calls, when the portal itself refused some that the journey does not expect it to refuse.
 */
export function recordingOf({ journey, scenario, exchanges, name, day }: RecordRequest): Recording {
  refuseOwnRefusals(exchanges);
  const calls = exchanges.filter(
    ({ endpoint, ownRefusal }) => endpoint.upstream !== 'bff' && ownRefusal === undefined,
  );
  const ids = new Set(calls.map(({ endpoint }) => endpoint.id));
  const isWritten = (id: string) => isRecordedAsIs(id) || !answersWithoutFile(id, ids);
  const written = calls.filter((call) => isGood(call) && isWritten(idOf(call)));
  const inputs = exchanges.map(({ endpoint, input }) => ({ endpoint, input }));
  refuseUnmaskable(written, inputs);
  const masking = new Masking([...written.map(bodyOf), ...inputs.flatMap(typedInputs)], day);

  const bodies = new Map<string, unknown>();
  const choices: Record<string, ResponseChoice> = {};
  const withoutFile: string[] = [];
  for (const id of ids) {
    const own = calls.filter((call) => idOf(call) === id);
    const good = own.filter((call) => written.includes(call));
    const [refused] = own.filter((call) => !isGood(call) && call.answer.status >= 400);
    if (good.length > 0) {
      const answered = good.map((call) => answeredOf(call, masking));
      const body = isRecordedAsIs(id)
        ? ({ recordedAnswers: answered } satisfies RecordedAnswers)
        : fixtureFormOf((good[0] as Exchange).endpoint, firstOfEach(answered));
      if (body === undefined) withoutFile.push(id);
      else {
        bodies.set(id, body);
        choices[id] = name;
      }
    } else if (refused && !own.some(isGood)) {
      const { status, body } = refused.answer;
      const code = messageCodes.find((each) => each === errorCodeOf(status, body));
      choices[id] = code ? { status, variant: name } : { status };
      if (code) bodies.set(id, { message: `${code}: The service answered with status ${status}.` });
    }
  }
  const recorded = worldOf(scenario, exchanges, masking);
  const { walked, left } = recordedJourney(journey, name, exchanges, masking, withoutFile);
  const identity = scenario.person && identityOf(name, scenario.person, bodies);
  const files = new Map<string, unknown>([
    ...[...bodies].map(([id, body]): [string, unknown] => [`responses/${id}/${name}.json`, body]),
    [
      `scenarios/${name}.json`,
      {
        title: `${journey.title} (recorded, masked)`,
        recorded: true,
        ...recorded,
        ...(identity && { identity: name }),
        responses: choices,
      },
    ],
    [`journeys/${name}.json`, walked],
    ...(identity ? [[`identities/${name}.json`, identity] as [string, unknown]] : []),
  ]);
  return { files, left, isEmpty: calls.length === 0 || walked.steps.length === 0 };
}

const idOf = ({ endpoint }: Exchange) => endpoint.id;

const isGood = ({ answer: { status, body } }: Exchange) =>
  body !== undefined && errorCodeOf(status, body) === undefined;

const bodyOf = ({ endpoint, answer }: Exchange): Typed => ({
  value: answer.body,
  schema: wireSchemaOf(endpoint.response),
});

type Sent = Pick<Exchange, 'endpoint' | 'input'>;

const typedInputs = ({ endpoint, input }: Sent): Typed[] => {
  const schemas = inputSchemasOf(endpoint);
  return Object.entries(input).map(([key, value]) => ({ value, schema: schemas[key] }));
};

function answeredOf(call: Exchange, masking: Masking): Answered {
  const { value, schema } = bodyOf(call);
  const input = masking.maskAll(call.input, inputSchemasOf(call.endpoint));
  return { input, body: masking.mask(value, schema) };
}

/** The first answer to each input: what a later one adds was done on the way. */
function firstOfEach(answered: readonly Answered[]): Answered[] {
  const first = new Map<string, Answered>();
  for (const each of answered) {
    const key = JSON.stringify(each.input);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

/** What the portal refuses says nothing of the service, which was never called. */
function refuseOwnRefusals(exchanges: readonly Exchange[]): void {
  const refused = exchanges.flatMap(({ step, answer: { status }, ownRefusal }) =>
    ownRefusal === undefined || ownRefusal === step.expect?.code
      ? []
      : [`${step.call}: ${status} ${ownRefusal}`],
  );
  if (refused.length === 0) return;
  throw new Failure(
    'differs',
    `Nothing was written. The portal itself refused these calls, so there is no answer of a service to record:\n  ${refused.join('\n  ')}\nFind the cause in the portal, or expect the code in the journey.`,
  );
}

function refuseUnmaskable(written: readonly Exchange[], inputs: readonly Sent[]): void {
  const inBodies = written.flatMap((call) => {
    const { value, schema } = bodyOf(call);
    return unmaskableIn(idOf(call), value, schema);
  });
  const inInputs = inputs
    .filter(({ endpoint }) => endpoint.upstream !== 'bff')
    .flatMap(({ endpoint, input }) => {
      const schemas = inputSchemasOf(endpoint);
      return Object.entries(input).flatMap(([key, value]) =>
        unmaskableIn(`input of ${endpoint.id}`, value, schemas[key], key),
      );
    });
  const found = [...new Set([...inBodies, ...inInputs])];
  if (found.length === 0) return;
  throw new Failure(
    'notMasked',
    `Nothing was written, for want of a rule that masks or moves:\n  ${found.join('\n  ')}\nThe fields are in libs/contracts/src/areas, the rules in libs/contracts/src/meanings.ts.`,
  );
}
