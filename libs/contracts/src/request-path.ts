import type { Endpoint } from './endpoint';
import { pathParamNames } from './path-params';

const notInUrl = ['body', 'file', 'idempotencyKey'];

/**
 * The path and query of a call. `input` holds path parameters, query values, `body`, `file` and the key side by side;
 * a missing parameter, and one that the entry does not have, is an error that names it; null and undefined query
 * values are left out.
 */
export function requestPath(endpoint: Endpoint, input: Record<string, unknown> = {}): string {
  const inPath = pathParamNames(endpoint.path);
  const path = endpoint.path.replace(/:([A-Za-z0-9]+)/g, (_, name: string) => {
    const value = input[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(`Call "${endpoint.id}": the path parameter "${name}" is missing.`);
    }
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (notInUrl.includes(name) || inPath.includes(name)) continue;
    if (value === undefined || value === null) continue;
    if (!isQuery(endpoint, name)) {
      throw new Error(`Call "${endpoint.id}" has no parameter "${name}".`);
    }
    query.append(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Whether the entry has that query parameter; the schema of a query is an object. */
const isQuery = ({ query }: Endpoint, name: string): boolean =>
  query !== undefined && name in (query as unknown as { shape: Record<string, unknown> }).shape;
