import { type Endpoint, pathParamNames, type Schema } from '@portal/contracts';
import { fixtureSchemaOf, issuesOf } from '@portal/scenarios';

/** A response of a call, and the input that it was the answer to; both masked. */
export interface Answered {
  input: Readonly<Record<string, unknown>>;
  body: unknown;
}

/**
 * The responses of one call as the body of its response file: the longest of them, or, where a file has
 * many, all under the file's one list, or each under the path parameter that it is for. Undefined when
 * they fit no form.
 */
export function fixtureFormOf(endpoint: Endpoint, answers: readonly Answered[]): unknown {
  const schema = fixtureSchemaOf(endpoint.id);
  const fits = (body: unknown) => issuesOf(schema, body, true).length === 0;
  const bodies = answers.map(({ body }) => body);
  const lengthOf = (body: unknown) => JSON.stringify(body).length;
  const [longest] = [...bodies].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (fits(longest)) return longest;
  const keys = keysOf(schema);
  const forms: unknown[] = [
    ...(keys.length === 1 ? [{ [keys[0] as string]: bodies }] : []),
    byPathParam(endpoint, answers, keys),
  ];
  return forms.find(fits);
}

function byPathParam({ path }: Endpoint, answers: readonly Answered[], keys: readonly string[]) {
  const empty = Object.fromEntries(keys.map((key): [string, unknown] => [key, []]));
  return answers.reduce((form, { input, body }) => {
    const key = pathParamNames(path)
      .map((name) => String(input[name]))
      .find((value) => keys.includes(value));
    return key === undefined ? form : { ...form, [key]: body };
  }, empty);
}

const keysOf = (schema: Schema): string[] =>
  Object.keys(
    (schema as unknown as { _zod: { def: { shape?: Record<string, Schema> } } })._zod.def.shape ??
      {},
  );
