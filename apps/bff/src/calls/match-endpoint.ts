import type { Catalogue } from '@portal/contracts';
import { AppError } from '../app-error';
import { checkedQuery, checkParams } from '../http/input';
import { requireJson } from '../http/json-body';
import type { MatchedCall, ReceivedCall } from './call';

/** Only the catalogue's entries are proxied, by method and path, with the input that they declare (HC-6). */
export function matchEndpoint(
  call: ReceivedCall,
  { catalogue }: { catalogue: Catalogue },
): MatchedCall {
  const { request, context } = call;
  const { path, query } = context.target;
  const lookup = catalogue.find(request.method ?? '', path);
  if (!lookup.found || lookup.found.endpoint.forBffOnly) {
    if (lookup.found || lookup.reason === 'path') throw new AppError('NOT_FOUND');
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: lookup.allowed.join(', ') } });
  }
  const { endpoint, params } = lookup.found;
  const { upstream } = endpoint;
  if (upstream === 'bff') throw new AppError('NOT_FOUND');
  const { line } = context;
  line.endpointId = endpoint.id;
  line.route = endpoint.path;
  line.upstream = upstream;
  checkParams(endpoint, params);
  const checked = checkedQuery(endpoint, query);
  requireJson(request, endpoint);
  return { ...call, endpoint, upstream, params, query: checked };
}
