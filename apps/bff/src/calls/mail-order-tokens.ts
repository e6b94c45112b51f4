import type { Endpoint, OutputOf } from '@portal/contracts';
import { mailOrderTokens } from '@portal/contracts/mail-order-tokens';
import { AppError } from '../app-error';
import { askUpstream } from './ask-upstream';
import type { Dependencies } from '../dependencies';
import {
  hasGoodToken,
  isForMailOrder,
  withoutDependent,
  withReply,
} from '../session/mail-order-token';
import type { RequestContext } from '../http/request-context';
import { loggedSession } from '../session/sessions';
import type { Session } from '../session/session';

type Reply = OutputOf<typeof mailOrderTokens.get>;

const longestWaitMs = 10_000;

/**
 * MO-1: fetches the member's mail-order token, or the one for a dependent, and keeps it among the
 * session's tokens, where attach-headers.ts finds it. A token that is still good stays. Throws what
 * `askUpstream` throws.
 */
export async function fetchMailOrderToken(
  dependencies: Dependencies,
  context: RequestContext,
  session: Session,
  dependentId: string | undefined,
): Promise<void> {
  const { sessions, refresher, clock } = dependencies;
  await refresher.ensureFresh(session);
  const ask = (): Promise<Reply> => {
    if (dependentId === undefined) {
      return askUpstream(dependencies, { endpoint: mailOrderTokens.get, context, session });
    }
    const endpoint = mailOrderTokens.getForDependent;
    return askUpstream(dependencies, { endpoint, input: { dependentId }, context, session });
  };
  // Under the lock of the renewal of tokens: both rewrite the part of the session that holds them.
  session.tokens = await sessions.exclusively(session, longestWaitMs, async () => {
    const current = await sessions.read(session.key.cookieValue);
    if (!current) throw new AppError('UNAUTHENTICATED');
    session.tokens = current.tokens;
    const isThere = hasGoodToken(current.tokens, dependentId, clock());
    if (isThere && current.tokens.dependentId === dependentId) return current.tokens;
    const tokens = isThere
      ? withoutDependent(current.tokens)
      : withReply(current.tokens, await ask(), dependentId, clock());
    if (!(await sessions.saveTokens(current, tokens))) throw new AppError('UNAUTHENTICATED');
    return tokens;
  });
}

/**
 * Before a call to mail order: fetches anew what the session had and what has run out. When that fails the
 * call goes without, and the service says what it thinks of that.
 */
export async function renewMailOrderToken(
  dependencies: Dependencies,
  endpoint: Endpoint,
  context: RequestContext,
  session: Session,
): Promise<void> {
  const { tokens } = session;
  const had = tokens.dependentMailOrder !== undefined || tokens.mailOrder !== undefined;
  if (!had || !isForMailOrder(endpoint)) return;
  const dependentId = tokens.dependentMailOrder === undefined ? undefined : tokens.dependentId;
  if (hasGoodToken(tokens, dependentId, dependencies.clock())) return;
  try {
    await fetchMailOrderToken(dependencies, context, session, dependentId);
  } catch (error) {
    const { code } = AppError.from(error);
    if (code === 'AUDIT_UNAVAILABLE') throw error;
    const { requestId } = context;
    dependencies.log.warn('mail-order-token-not-renewed', {
      requestId,
      session: loggedSession(session),
      code,
    });
  }
}
