import type { caregivers as area } from '@portal/contracts/caregivers';
import type { Caregivers } from '../emulation/caregivers';
import type { RequestContext } from '../http/request-context';
import { isActingAt, type Session } from '../session/session';
import { type HandlersOf, memberOf } from './own-call';
import { sessionStatus, type StatusParts } from './session-status';

interface ShownMember {
  accessId: string;
  givenName: string;
  familyName: string;
  scopes: readonly string[];
  endsAt: string;
}

export interface CaregiverHandlerParts extends StatusParts {
  caregivers: Pick<Caregivers, 'start'>;
  caregiverGrants: {
    membersOf(context: RequestContext, session: Session): Promise<readonly ShownMember[]>;
  };
}

/** A caregiver chooses for whom to act; neither the member's id nor their user name reaches the browser here. */
export function createCaregiverHandlers(parts: CaregiverHandlerParts): HandlersOf<typeof area> {
  return {
    getMembers: async (call) => {
      const session = memberOf(call);
      const acting = isActingAt(session, parts.clock())
        ? session.emulation.caregiver?.accessId
        : undefined;
      const members = await parts.caregiverGrants.membersOf(call.context, session);
      return {
        members: members.map(({ accessId, givenName, familyName, scopes, endsAt }) => ({
          accessId,
          givenName,
          familyName,
          endsAt,
          scopes: scopes.filter((scope) => scope !== 'unknown'),
          isActing: accessId === acting,
        })),
      };
    },

    start: async (call) => {
      await parts.caregivers.start(call.context, memberOf(call), call.body.accessId);
      return sessionStatus(call, parts);
    },
  };
}
