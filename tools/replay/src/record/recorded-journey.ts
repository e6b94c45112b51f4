import type { Endpoint } from '@portal/contracts';
import { namesIn } from '../journeys/fill-in';
import type { Journey, Step } from '../journeys/journey-file';
import type { Answer } from '../run/connect';
import { inputSchemasOf } from './input-schemas';
import type { Masking } from './masking';

/** One call of a journey, with the input that was sent and the response. */
export interface Exchange {
  step: Step;
  endpoint: Endpoint;
  input: Readonly<Record<string, unknown>>;
  answer: Answer;
  /** The code with which the portal itself refused the call of a service. */
  ownRefusal?: string;
}

/** A text with nothing but places in it, such as {today-30} or {memberId}-03. */
const onlyPlaces = /^(\{[A-Za-z]+([+-]\d+)?\}|-\d{2})+$/;

/** A step that a recording lacks, and why. */
export interface LeftOut {
  call: string;
  reason: string;
}

/**
 * The steps of a journey that its recording answers, with masked inputs, and those that it lacks. Single
 * values that a step expected of a service are those of another person.
 */
export function recordedJourney(
  { title }: Journey,
  name: string,
  exchanges: readonly Exchange[],
  masking: Masking,
  withoutFile: readonly string[],
) {
  const kept = new Set(['today']);
  const left: LeftOut[] = [];
  const steps = exchanges.flatMap((exchange): Step[] => {
    const { step, endpoint } = exchange;
    const reason = withoutFile.includes(step.call)
      ? 'its answers have no response file'
      : reasonToLeave(exchange, kept);
    if (reason !== undefined) {
      left.push({ call: step.call, reason });
      return [];
    }
    Object.keys(step.keep ?? {}).forEach((each) => kept.add(each));
    const { code, values } = step.expect ?? {};
    const expect = {
      ...(code && { code }),
      ...(endpoint.upstream === 'bff' && values && { values }),
    };
    return [
      {
        call: step.call,
        ...(step.input && { input: maskedInput(exchange, masking) }),
        ...(Object.keys(expect).length > 0 && { expect }),
        ...(step.keep && { keep: step.keep }),
      },
    ];
  });
  return { walked: { title: `${title} (recorded, masked)`, scenario: name, steps }, left };
}

/**
 * Of what the portal answers itself, a recording has the calls of the session that send nothing: each
 * replay has such a session. Anything else that the portal stores, such as drafts, is of the portal where
 * it was recorded.
 */
function reasonToLeave({ step, endpoint }: Exchange, kept: ReadonlySet<string>) {
  const isOfSession = step.call.startsWith('session.') && !step.input;
  if (endpoint.upstream === 'bff' && !isOfSession) {
    return 'the portal itself answers it, from what it stores or receives';
  }
  const missing = namesIn(step.input).find((each) => !kept.has(each));
  return missing && `no step that is recorded before it has a value for {${missing}}`;
}

function maskedInput({ step, endpoint, input }: Exchange, masking: Masking): Step['input'] {
  const masked = masking.maskAll(input, inputSchemasOf(endpoint));
  return withPlaces(step.input, masked) as Step['input'];
}

/** The masked values, and the places of the journey's own input where it has some. */
function withPlaces(template: unknown, masked: unknown): unknown {
  if (typeof template === 'string') return onlyPlaces.test(template) ? template : masked;
  if (typeof template !== 'object' || template === null) return masked;
  const inner = masked as Record<string, unknown>;
  const filled = Object.entries(template).map(([key, each]): [string, unknown] => [
    key,
    withPlaces(each, inner[key]),
  ]);
  return Array.isArray(template) ? filled.map(([, each]) => each) : Object.fromEntries(filled);
}
