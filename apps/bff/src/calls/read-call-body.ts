import { AppError } from '../app-error';
import { checked } from '../http/input';
import { hasBody, readJson } from '../http/json-body';
import type { BodyCall, SessionCall } from './call';
import { routeOf } from './route';

/**
 * Reads the JSON body of a call, which the service gets as the entry declares it: without additional or
 * doubled keys, which two parsers may read differently. A body that is streamed is not read here.
 */
export function readCallBody(call: SessionCall): BodyCall | Promise<BodyCall> {
  const { endpoint, request } = call;
  const { streams } = routeOf(endpoint);
  if (streams && !endpoint.body && hasBody(request)) throw new AppError('BAD_INPUT');
  if (!endpoint.body || streams) return { ...call, body: undefined };
  const schema = endpoint.body;
  return readJson(request, endpoint).then((sent) => ({
    ...call,
    body: checked(schema, sent, 'body'),
  }));
}
