import { type Catalogue, type Endpoint, upstreams } from '@portal/contracts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../app-error';
import type { Config } from '../config';
import { actForMember } from '../emulation/act-for-member';
import type { Emulations } from '../emulation/emulations';
import { checked, checkParams } from '../http/input';
import { readJson, requireJson } from '../http/json-body';
import { contextOf, type RequestContext } from '../http/request-context';
import { sendJson } from '../http/responses';
import { loadSession } from '../session/load-session';
import type { Session } from '../session/session';
import type { Sessions } from '../session/sessions';
import { staffRoleOf } from '../session/staff-role';
import { limitRate } from './limit-rate';
import type { OwnCall } from './own-call';
import { createOwnHandlers, type HandlerParts } from './own-handlers';

interface CallParts {
  config: Pick<Config, 'settings'>;
  sessions: Pick<Sessions, 'read'>;
  emulations: Emulations;
  memberAccess: {
    check(call: {
      endpoint: Endpoint;
      context: RequestContext;
      session: Session | undefined;
      params: Readonly<Record<string, string>>;
      body: unknown;
    }): void | Promise<void>;
  };
}

type AnyHandler = (call: OwnCall) => Promise<unknown>;

const ownPaths = `${upstreams.bff.prefix}/api`;

/** The calls that the BFF answers itself, from the catalogue's entries; the only ones whose body is parsed. */
export function ownEndpoints(parts: HandlerParts & CallParts & { catalogue: Catalogue }): Router {
  const { catalogue, config } = parts;
  const router = Router({ caseSensitive: true, strict: true });
  const handlers = new Map<string, AnyHandler>(
    Object.entries(createOwnHandlers(parts)).flatMap(([area, calls]) =>
      Object.entries(calls).map(([key, handler]) => [`${area}.${key}`, handler as AnyHandler]),
    ),
  );
  for (const endpoint of catalogue.entries) {
    if (endpoint.upstream !== 'bff') continue;
    const handler = handlers.get(endpoint.id);
    if (!handler) throw new Error(`The BFF has no handler for its own call "${endpoint.id}".`);
    const route = router.route(endpoint.path);
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const limit = limitRate(endpoint, config.settings);
    route[method](
      acceptBody(endpoint),
      ...(limit ? [limit] : []),
      handleCall(endpoint, handler, parts),
    );
  }
  router.use(ownPaths, (request) => {
    const { path } = contextOf(request).target;
    const lookup = catalogue.find(request.method, path);
    if (lookup.found || lookup.reason === 'path') throw new AppError('NOT_FOUND');
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow: lookup.allowed.join(', ') } });
  });
  return router;
}

function acceptBody(endpoint: Endpoint): RequestHandler {
  return (request, _response, next) => {
    const { line } = contextOf(request);
    line.endpointId = endpoint.id;
    line.route = endpoint.path;
    requireJson(request, endpoint);
    next();
  };
}

function requireStaff(endpoint: Endpoint, session: Session | undefined, { config }: CallParts) {
  if (!endpoint.staffOnly) return;
  const role = session && staffRoleOf(session.identity, config.settings.SUPPORT_GROUP);
  if (!role) throw new AppError('STAFF_ONLY');
}

function handleCall(endpoint: Endpoint, handler: AnyHandler, parts: CallParts) {
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    const params = request.params as Record<string, string>;
    checkParams(endpoint, params);
    const session = await loadSession(parts.sessions, context);
    if (endpoint.auth === 'member' && !session) throw new AppError('UNAUTHENTICATED');
    requireStaff(endpoint, session, parts);
    await actForMember({ endpoint, context, response, session }, parts);
    const body: unknown = endpoint.body
      ? checked(endpoint.body, await readJson(request, endpoint), 'body')
      : undefined;
    await parts.memberAccess.check({ endpoint, context, session, params, body });
    sendJson(response, 200, await handler({ context, response, session, params, body }));
  };
}
