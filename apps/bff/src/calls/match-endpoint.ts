import { AppError } from '../app-error';
import type { Dependencies } from '../dependencies';
import { checkedQuery, checkParams } from '../http/input';
import { requireJson } from '../http/json-body';
import type { Call } from './call';

/** Only what the catalogue holds is ever proxied, by method and path, with the input it declares (HC-6). */
export function matchEndpoint(call: Call, { catalogue }: Dependencies): void {
  const { request, context } = call;
  const lookup = catalogue.find(request.method ?? '', context.address.path);
  if (!lookup.found || lookup.found.endpoint.forBffOnly) {
    if (lookup.found || lookup.reason === 'path') throw new AppError('NOT_FOUND');
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: lookup.allowed.join(', ') } });
  }
  const { endpoint, params } = lookup.found;
  call.endpoint = endpoint;
  checkParams(endpoint, params);
  call.query = checkedQuery(endpoint, context.address.query);
  requireJson(request, endpoint);
}
