import { type Endpoint, pathParamNames } from '@portal/contracts';
import { type WireSchema, wireSchemaOf } from '@portal/contracts/wire-schema';

/** What the catalogue says of each part of a call's input; the key of a call that is made once is made by this tool. */
export function inputSchemasOf({ path, params, query, body, onceByKey }: Endpoint): {
  [name: string]: WireSchema | undefined;
} {
  return {
    ...(query && wireSchemaOf(query).properties),
    ...Object.fromEntries(
      pathParamNames(path).map((name) => [name, params[name] && wireSchemaOf(params[name])]),
    ),
    ...(body && { body: wireSchemaOf(body) }),
    ...(onceByKey && { idempotencyKey: { type: 'string', 'x-meaning': 'token' } }),
  };
}
