import { namesIn } from '../journeys/fill-in';
import type { Journey, Step } from '../journeys/journey-file';
import { inputSchemasOf } from './input-schemas';
import type { Masking } from './masking';
import type { Exchange } from './recording';

/** A text with nothing but places in it, such as {today-30} or {memberId}-03. */
const onlyPlaces = /^(\{[A-Za-z]+([+-]\d+)?\}|-\d{2})+$/;

/**
 * The steps of a journey that its recording answers, with masked inputs. A call of the portal itself stays
 * when it sends nothing; single values that a step expected of a service are those of another person.
 */
export function recordedJourney(
  { title }: Journey,
  name: string,
  exchanges: readonly Exchange[],
  masking: Masking,
  left: readonly string[],
) {
  const kept = new Set(['today']);
  const steps = exchanges.flatMap((exchange): Step[] => {
    const { step, endpoint } = exchange;
    const ofPortal = endpoint.upstream === 'bff';
    const isPossible = namesIn(step.input).every((each) => kept.has(each));
    if (left.includes(step.call) || !isPossible || (ofPortal && step.input)) return [];
    Object.keys(step.keep ?? {}).forEach((each) => kept.add(each));
    const { code, values } = step.expect ?? {};
    const expect = { ...(code && { code }), ...(ofPortal && values && { values }) };
    return [
      {
        call: step.call,
        ...(step.input && { input: maskedInput(exchange, masking) }),
        ...(Object.keys(expect).length > 0 && { expect }),
        ...(step.keep && { keep: step.keep }),
      },
    ];
  });
  return { title: `${title} (recorded, masked)`, scenario: name, steps };
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
