import type { Schema } from '@portal/contracts';
import { faultsOf, fixtureSchemaOf } from '@portal/scenarios';

/**
 * The answers of one call as the body of its response file: the answer itself, or, where a file holds
 * many, all of them under the file's one list. Undefined when no answer fits either form.
 */
export function fixtureFormOf(endpointId: string, answers: readonly unknown[]): unknown {
  const schema = fixtureSchemaOf(endpointId);
  const fits = (body: unknown) => faultsOf(schema, body, true).length === 0;
  const [last] = answers.slice(-1);
  if (fits(last)) return last;
  const lists = Object.keys(
    (schema as unknown as { _zod: { def: { shape?: Record<string, Schema> } } })._zod.def.shape ??
      {},
  );
  const [list] = lists;
  if (lists.length !== 1 || list === undefined) return undefined;
  const body = { [list]: answers };
  return fits(body) ? body : undefined;
}
