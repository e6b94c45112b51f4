import { actingHeader, type Endpoint } from '@portal/contracts';
import { drafts } from '@portal/contracts/drafts';
import { session as area } from '@portal/contracts/session';
import type { ServerResponse } from 'node:http';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import { actingSince, type Session } from '../session/session';
import { emulatedUserOf, hasEmulatedUser, removeEmulatedUser } from './emulated-user-cookie';
import type { Emulations } from './emulations';
import { reportedRefusal } from './member-refusal';

interface EmulatedRequest {
  endpoint: Endpoint;
  context: RequestContext;
  response: ServerResponse;
  session: Session | undefined;
}

/**
 * SS-9: the cookie `emulated-user` starts emulation in the session, or is refused, and is removed. Then applies
 * the rules of emulation to the call. Returns nothing to wait for otherwise.
 * A call of a page that was loaded for another person is refused: ACTING_CHANGED.
 * A call that ends or extends the session starts nothing: a refusal must not prevent a sign-out.
 *
 * A refusal that the page reports is reported by the status of the session alone, and the cookie stays until
 * then: what was reported leaves nothing behind, in whichever order the calls of a page are answered.
 */
export function actForMember(
  { endpoint, context, response, session }: EmulatedRequest,
  { emulations }: { emulations: Pick<Emulations, 'start' | 'guard'> },
): void | Promise<void> {
  // Without a session the cookie stays: it is judged when a user has signed in.
  if (!session) return;
  if (!session.emulation && !hasEmulatedUser(context)) {
    requireSamePerson(endpoint, context, session);
    return;
  }
  return (async () => {
    const subject = startsNothing(endpoint) ? undefined : emulatedUserOf(context);
    if (subject !== undefined) {
      const refusal = await emulations.start(context, session, subject);
      const reported = refusal && reportedRefusal(refusal);
      if (!reported || endpoint.id === area.getStatus.id) {
        response.appendHeader('set-cookie', removeEmulatedUser(context));
        if (reported) context.emulationRefused = reported;
      }
    }
    if (endpoint.auth === 'none' || isOwnDraft(endpoint, context)) return;
    requireSamePerson(endpoint, context, session);
    await emulations.guard(endpoint, context, session);
  })();
}

const startsNothing = ({ upstream, allowedInEmulation }: Endpoint) =>
  upstream === 'bff' && allowedInEmulation === true;

/** Refuses what another tab still sends for the person whom it shows, unless it asks for the session alone. */
function requireSamePerson(endpoint: Endpoint, { headers }: RequestContext, session: Session) {
  const shown = headers[actingHeader];
  if (shown === undefined || endpoint.auth === 'none' || startsNothing(endpoint)) return;
  if (shown !== String(actingSince(session))) throw new AppError('ACTING_CHANGED');
}

/** A page for the user looks for and saves what was typed before acting began elsewhere: as the user's own draft. */
const isOwnDraft = ({ id }: Endpoint, context: RequestContext) =>
  (id === drafts.save.id || id === drafts.getOne.id) && isOfOwnPage(context);

/** Whether a call is of a page that was loaded while the session acted for no one. */
export const isOfOwnPage = ({ headers }: RequestContext): boolean => headers[actingHeader] === '0';
