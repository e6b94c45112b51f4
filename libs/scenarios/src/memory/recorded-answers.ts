import { type Endpoint, pathParamNames, type Schema } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import * as z from 'zod/mini';
import { type BehaviourAnswer, type Memory, remember, answer, refuse } from './behaviour';
import type { PlayRequest } from './check-request';

/** A response file of a recording: answers in the order in which they came, each with the input of its call. */
export interface RecordedAnswers {
  recordedAnswers: readonly { input: Readonly<Record<string, unknown>>; body: unknown }[];
}

export const isRecordedAnswers = (body: unknown): body is RecordedAnswers =>
  typeof body === 'object' && body !== null && 'recordedAnswers' in body;

/** What such a file must be, for a call with this response. */
export const recordedAnswersOf = (response: Schema) =>
  z.object({
    recordedAnswers: z.array(
      z.object({ input: z.record(z.string(), z.unknown()), body: response }),
    ),
  });

/** The next answer to this input, of which the last one is repeated; 404 for an input that was not recorded. */
export function nextRecordedAnswer(
  { recordedAnswers }: RecordedAnswers,
  memory: Memory,
  { endpointId, params, query, body }: PlayRequest,
): BehaviourAnswer {
  const keyOf = inputKeyOf(catalogue.get(endpointId));
  const wanted = keyOf({ ...params, ...query, body });
  const own = recordedAnswers.filter(({ input }) => keyOf(input) === wanted);
  const fact = `recorded ${endpointId} ${wanted}`;
  const times = Number(memory.facts[fact] ?? 0);
  const next = own[Math.min(times, own.length - 1)];
  if (!next) {
    return refuse(memory, 404, 'NOT_RECORDED', 'The recording has no answer to this input.');
  }
  return answer(remember(memory, fact, times + 1), next.body);
}

/** A text of the declared parts of an input: the BFF adds others, such as `ts`. A path or query has texts only. */
function inputKeyOf({ path, query }: Endpoint) {
  const inQuery = Object.keys((query && wireSchemaOf(query).properties) ?? {});
  const names = [...pathParamNames(path), ...inQuery].sort();
  return ({ body, ...texts }: Readonly<Record<string, unknown>>): string =>
    JSON.stringify([
      ...names.map((name) => (texts[name] === undefined ? null : String(texts[name]))),
      body ?? null,
    ]);
}
