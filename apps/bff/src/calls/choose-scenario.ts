import { scenarioHeader } from '@portal/contracts';
import { cookies, ownCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import { isScenario } from '../http/scenario-name';
import type { Session } from '../session/session';

/**
 * The scenario that the stand-ins play for a call: the request header, else the scenario named like the member: the
 * emulated one, or the signed-in one; for a visitor the cookie of the page, which outlives a sign-in. Never used in
 * production.
 */
export function chooseScenario(
  context: RequestContext,
  session: Session | undefined,
): string | undefined {
  const requested = context.headers[scenarioHeader];
  const subject = session?.emulation?.subject ?? session?.identity.subject;
  return [requested, subject ?? ownCookie(context, cookies.scenario)].find(
    (name): name is string => typeof name === 'string' && isScenario(name),
  );
}
