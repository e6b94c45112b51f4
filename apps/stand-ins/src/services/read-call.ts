import { type Endpoint, idempotencyHeader } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import type { PlayRequest } from '@portal/scenarios';
import type { Request } from 'express';
import { Refusal } from './problem';

/** The entry of the catalogue that a request calls, and what it sends. Throws a Refusal where there is none. */
export function callOf(req: Request): { endpoint: Endpoint; request: PlayRequest } {
  const lookup = catalogue.find(req.method, req.path);
  if (!lookup.found) {
    if (lookup.reason === 'method') {
      const allow = lookup.allowed.join(', ');
      throw new Refusal(405, 'METHOD_NOT_ALLOWED', `This path takes ${allow}.`, { allow });
    }
    throw new Refusal(404, 'UNKNOWN_CALL', 'No call of the catalogue has this path.');
  }
  const { endpoint, params } = lookup.found;
  if (endpoint.upstream === 'bff') {
    throw new Refusal(404, 'UNKNOWN_CALL', 'The BFF answers this call, not a service.');
  }
  const { searchParams } = new URL(req.originalUrl, 'http://localhost');
  const request = {
    endpointId: endpoint.id,
    params,
    query: Object.fromEntries(searchParams),
    ...(endpoint.body && { body: req.body as unknown }),
    ...(req.headers[idempotencyHeader] && {
      idempotencyKey: String(req.headers[idempotencyHeader]),
    }),
  };
  return { endpoint, request };
}
