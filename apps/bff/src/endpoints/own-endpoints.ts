import { type Endpoint, upstreams } from '@portal/contracts';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import { sendJson } from '../http/responses';
import { AppError } from '../app-error';
import type { Dependencies } from '../dependencies';
import { actForMember } from '../emulation/act-for-member';
import { checked, checkParams } from '../http/input';
import { bodyLimitOf, bodyTypesOf, requireJson } from '../http/json-body';
import { contextOf } from '../http/request-context';
import { limitRate } from './limit-rate';
import type { OwnCall } from './own-call';
import { ownHandlers } from './own-handlers';

const ownPaths = `${upstreams.bff.prefix}/api`;

type AnyHandler = (call: OwnCall) => Promise<unknown>;

/** The calls that the BFF answers itself, from the catalogue's entries; the only ones whose body is parsed. */
export function ownEndpoints(dependencies: Dependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const handlers = new Map<string, AnyHandler>(
    Object.entries(ownHandlers).flatMap(([area, calls]) =>
      Object.entries(calls).map(([key, handler]) => [`${area}.${key}`, handler as AnyHandler]),
    ),
  );
  for (const endpoint of dependencies.catalogue.entries) {
    if (endpoint.upstream !== 'bff') continue;
    const handler = handlers.get(endpoint.id);
    if (!handler) throw new Error(`The BFF has no handler for its own call "${endpoint.id}".`);
    const route = router.route(endpoint.path);
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const limit = limitRate(endpoint, dependencies.config.settings);
    route[method](
      acceptBody(endpoint),
      ...(limit ? [limit] : []),
      parserOf(endpoint),
      answer(endpoint, handler, dependencies),
    );
  }
  router.use(ownPaths, (request) => {
    const path = contextOf(request).address.path;
    const lookup = dependencies.catalogue.find(request.method, path);
    if (lookup.found || lookup.reason === 'path') throw new AppError('NOT_FOUND');
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: lookup.allowed.join(', ') } });
  });
  return router;
}

function acceptBody(endpoint: Endpoint): RequestHandler {
  return (request, _response, next) => {
    contextOf(request).line.endpointId = endpoint.id;
    contextOf(request).line.route = endpoint.path;
    requireJson(request, endpoint);
    next();
  };
}

function parserOf(endpoint: Endpoint): RequestHandler {
  return endpoint.body
    ? json({ limit: bodyLimitOf(endpoint), inflate: false, type: [...bodyTypesOf(endpoint)] })
    : (_request, _response, next) => next();
}

function answer(endpoint: Endpoint, handler: AnyHandler, dependencies: Dependencies) {
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    const params = request.params as Record<string, string>;
    checkParams(endpoint, params);
    const session = await context.session();
    if (endpoint.auth === 'member' && !session) throw new AppError('UNAUTHENTICATED');
    await actForMember(dependencies, endpoint, context, response, session);
    const body: unknown = endpoint.body ? checked(endpoint.body, request.body, 'body') : undefined;
    const call = { dependencies, context, response, session, params, body };
    sendJson(response, 200, await handler(call));
  };
}
