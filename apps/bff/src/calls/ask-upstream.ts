import { addressOf, type Endpoint, errorCodeOf } from '@portal/contracts';
import * as z from 'zod/mini';
import { AppError, type FailureCode } from '../app-error';
import type { Dependencies } from '../dependencies';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import { outcomeOf } from './observe-call';
import { outboundOf } from './attach-headers';
import { Deadline } from './deadline';
import { exchangeJson, type WholeAnswer } from './json-exchange';
import { jsonIn } from './relay-json';
import { routeOf } from './route';
import type { UpstreamConnection } from './upstream-connection';

interface Question<E extends Endpoint> {
  endpoint: E;
  /** Parameters of the path, and query. */
  input?: Record<string, unknown>;
  context: RequestContext;
  session: Session;
}

/**
 * A read that the BFF makes for itself, with the headers and under the rules of a browser's call; gives
 * the answer after its schema. Throws UNAUTHENTICATED for a 401, ELIG_E0000001 where the answer names
 * it (SS-5), else one of the UPSTREAM_… codes.
 */
export async function askUpstream<E extends Endpoint>(
  dependencies: Dependencies,
  { endpoint, input = {}, context, session }: Question<E>,
): Promise<z.output<E['response']>> {
  if (endpoint.upstream === 'bff') throw new Error('The BFF is not its own upstream.');
  await dependencies.emulations.guard(endpoint, context, session);
  const [path = '', query = ''] = addressOf(endpoint, input).split('?');
  const asked = { endpoint, context, session, path, query: new URLSearchParams(query) };
  const connection = dependencies.upstreams[endpoint.upstream];
  const outgoing = { method: 'GET' as const, ...outboundOf(asked, dependencies) };
  const ended = dependencies.metrics.upstreamCallBegan(endpoint.upstream);
  const answer = await get(connection, outgoing, routeOf(endpoint).timeoutMs).catch(
    (error: unknown) => {
      ended(outcomeOf(error));
      throw error;
    },
  );
  const { status } = answer;
  ended(outcomeOf(status));
  const body = jsonIn(answer);
  const code = errorCodeOf(status, body);
  if (code) throw new AppError(failureOf(code, status));
  const parsed = z.safeParse(endpoint.response, body);
  if (!parsed.success) throw new AppError('UPSTREAM_BAD_ANSWER');
  return parsed.data as z.output<E['response']>;
}

async function get(
  connection: UpstreamConnection,
  outgoing: Parameters<typeof exchangeJson>[1],
  timeoutMs: number,
): Promise<WholeAnswer> {
  const deadline = new Deadline(timeoutMs);
  const send = () => exchangeJson(connection.pool, outgoing, deadline);
  return connection.call(send, { deadline, mayRepeat: true }).finally(() => deadline.clear());
}

function failureOf(code: string, status: number): FailureCode {
  if (code === 'ELIG_E0000001' || code === 'UNAUTHENTICATED') return code;
  return status === 503 ? 'UPSTREAM_UNREACHABLE' : 'UPSTREAM_BAD_ANSWER';
}
