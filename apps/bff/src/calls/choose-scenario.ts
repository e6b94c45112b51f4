import { scenarioHeader } from '@portal/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';

const form = /^[a-z0-9-]{1,60}(#[\w.-]{1,60})?$/;

/** A scenario's name, with `#` and a run's name behind it where tests must not share a memory. */
export const isScenario = (text: string): boolean => form.test(text);

/**
 * The scenario that the stand-ins are to play for a call: what the browser asks for in a header, else
 * what its page was opened with, else the one named like the member: whom a support person acts for, or
 * who is signed in. Never used in production.
 */
export function chooseScenario(
  headers: IncomingHttpHeaders,
  context: RequestContext,
  session: Session | undefined,
): string | undefined {
  const asked = headers[scenarioHeader] ?? decoded(context.cookie('scenario'));
  const subject = session?.emulation?.subject ?? session?.identity.subject;
  return [asked, subject].find(
    (name): name is string => typeof name === 'string' && isScenario(name),
  );
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
