import { errorCodeOf } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import { Failure } from '../failure';
import { fixtureFormOf } from '../record/fixture-form';
import { fieldsWithoutMeaning, Masking } from '../record/mask';
import type { Credentials } from '../run/target';
import type { World } from '../world';
import { writeNew } from '../write-files';
import { journeysOf, type Output, replay, type RunRequest } from './run';

export interface RecordRequest extends Pick<RunRequest, 'against' | 'service' | 'dates'> {
  name: string;
  /** What the response files, and the scenario that names them, are called. */
  variant: string;
  out: string;
  force: boolean;
}

/** `record`: makes a journey's calls and writes the answers as fixtures, personal data masked. */
export async function record(
  world: World,
  request: RecordRequest,
  credentials: Credentials,
  { print }: Output,
): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(request.variant)) {
    throw new Failure(
      'wrongUse',
      `"${request.variant}" is no name: use lower-case letters, digits and hyphens.`,
    );
  }
  const [journey] = journeysOf(world, [request.name], false);
  if (!journey) return;
  const answers = new Map<string, unknown[]>();
  const { against, service, dates } = request;
  const options = { against, service, dates, depth: 'status' } as const;
  await replay(world, journey, options, credentials, ({ id, upstream }, { status, body }) => {
    const good = body !== undefined && errorCodeOf(status, body) === undefined;
    if (upstream !== 'bff' && good) answers.set(id, [...(answers.get(id) ?? []), body]);
  });
  if (answers.size === 0) {
    throw new Failure('differs', 'No call of this journey was answered with anything to record.');
  }
  refuseUnmasked(answers);
  const { files, left } = filesOf(answers, request.variant);
  const responses = Object.fromEntries([...files.keys()].map((id) => [id, request.variant]));
  const title = `${journey.title} (recorded, masked)`;
  const written = new Map<string, unknown>([
    ...[...files].map(([id, body]): [string, unknown] => [
      `responses/${id}/${request.variant}.json`,
      body,
    ]),
    [`scenarios/${request.variant}.json`, { title, extends: journey.scenario, responses }],
  ]);
  writeNew(request.out, written, request.force);
  [...written.keys()].forEach((file) => print(`wrote ${file}`));
  left.forEach((id) => print(`left out ${id}: its response file needs more than one response`));
}

function refuseUnmasked(answers: ReadonlyMap<string, unknown[]>): void {
  const found = [...answers].flatMap(([id, bodies]) => {
    const schema = wireSchemaOf(catalogue.get(id).response);
    const fields = bodies.flatMap((body) => fieldsWithoutMeaning(body, schema));
    return [...new Set(fields)].map((field) => `${field} (${id})`);
  });
  if (found.length === 0) return;
  throw new Failure(
    'notMasked',
    `Without a meaning there is no rule to mask ${found.join(', ')}. Add each field to its endpoint in libs/contracts/src/areas. Nothing was written.`,
  );
}

function filesOf(answers: ReadonlyMap<string, unknown[]>, variant: string) {
  const masking = new Masking();
  const files = new Map<string, unknown>();
  const left: string[] = [];
  for (const [id, bodies] of answers) {
    const schema = wireSchemaOf(catalogue.get(id).response);
    const masked = bodies.map((body) => masking.mask(body, schema));
    const body = fixtureFormOf(id, masked);
    if (body === undefined) left.push(id);
    else files.set(id, body);
  }
  if (files.size > 0) return { files, left };
  throw new Failure('differs', `No answer fits its schema, so "${variant}" would be empty.`);
}
