import { errorCodeOf } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { Failure } from '../failure';
import { fixtureFormOf } from '../record/fixture-form';
import { fieldsWithoutRule, Masking } from '../record/mask';
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
    throw new Failure('wrongUse', `"${request.variant}" is no name: write words with hyphens.`);
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
  left.forEach((id) => print(`left out ${id}: its response file holds more than one answer says`));
}

function refuseUnmasked(answers: ReadonlyMap<string, unknown[]>): void {
  const found = [...answers].flatMap(([id, bodies]) =>
    fieldsWithoutRule(bodies).map((field) => `${field} (${id})`),
  );
  if (found.length === 0) return;
  throw new Failure(
    'notMasked',
    `No masking rule covers ${found.join(', ')}. Say what becomes of each in tools/replay/src/record/masking-rules.ts. Nothing was written.`,
  );
}

function filesOf(answers: ReadonlyMap<string, unknown[]>, variant: string) {
  const masking = new Masking();
  const files = new Map<string, unknown>();
  const left: string[] = [];
  for (const [id, bodies] of answers) {
    const body = fixtureFormOf(catalogue.get(id).id, masking.mask(bodies) as unknown[]);
    if (body === undefined) left.push(id);
    else files.set(id, body);
  }
  if (files.size > 0) return { files, left };
  throw new Failure('differs', `No answer fits its schema, so "${variant}" would hold nothing.`);
}
