import { type Behaviour, type Behaviours, serviceError } from '../memory/behaviour';
import { accessIn } from '../family-access/access-file';
import { callerOf, caredForOf, isActive } from '../family-access/invitations';
import type { Json } from '../files/scenario-file';
import { rememberSession, sessionOf, statusOf } from './session';

/** The members of the service, without what the BFF keeps to itself. */
const getMembers: Behaviour = {
  derived: true,
  play: (memory, request, context) => {
    const username = callerOf(request, context)?.username;
    const acting = sessionOf(memory, context).caredFor?.accessId;
    const members = accessIn(memory, context)
      .access.filter((each) => each.caregiver === username && isActive(each, context))
      .map((each) => {
        const { userName: _userName, memberId: _memberId, ...shown } = caredForOf(each, context);
        return { ...shown, scopes: each.scopes, isActing: each.accessId === acting };
      });
    return { memory, response: { status: 200, body: { members } as Json } };
  },
};

const start: Behaviour = {
  derived: true,
  play: (memory, request, context) => {
    const { accessId } = request.body as { accessId: string };
    const username = callerOf(request, context)?.username;
    const access = accessIn(memory, context).access.find(
      (each) => each.accessId === accessId && each.caregiver === username,
    );
    if (!access || !isActive(access, context)) {
      const text = 'The member does not allow it.';
      return { memory, response: serviceError(403, 'CAREGIVER_ACCESS_ENDED', text) };
    }
    const caredFor = { accessId, scopes: access.scopes };
    const session = { ...sessionOf(memory, context), caredFor };
    return {
      memory: rememberSession(memory, session),
      response: { status: 200, body: statusOf(session, context) },
    };
  },
};

export const behaviours: Behaviours = {
  'caregivers.getMembers': getMembers,
  'caregivers.start': start,
};
