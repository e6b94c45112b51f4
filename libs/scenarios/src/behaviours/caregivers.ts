import { type Behaviours, answer, refuse, derived } from '../memory/behaviour';
import { accessIn } from '../family-access/access-file';
import { callerOf, caredForOf, isActive } from '../family-access/invitations';
import { rememberSession, sessionOf, statusOf } from './session';

export const behaviours: Behaviours = {
  /** The members of the service, without what the BFF keeps to itself. */
  'caregivers.getMembers': derived((memory, request, context) => {
    const username = callerOf(request, context)?.username;
    const acting = sessionOf(memory, context).caredFor?.accessId;
    const members = accessIn(memory, context)
      .access.filter((each) => each.caregiver === username && isActive(each, context))
      .map((each) => {
        const { userName: _userName, memberId: _memberId, ...shown } = caredForOf(each, context);
        return { ...shown, scopes: each.scopes, isActing: each.accessId === acting };
      });
    return answer(memory, { members });
  }),
  'caregivers.start': derived((memory, request, context) => {
    const { accessId } = request.body as { accessId: string };
    const username = callerOf(request, context)?.username;
    const access = accessIn(memory, context).access.find(
      (each) => each.accessId === accessId && each.caregiver === username,
    );
    if (!access || !isActive(access, context)) {
      return refuse(memory, 403, 'CAREGIVER_ACCESS_ENDED', 'The member does not allow it.');
    }
    const caredFor = { accessId, scopes: access.scopes };
    const session = { ...sessionOf(memory, context), caredFor };
    return answer(rememberSession(memory, session), statusOf(session, context));
  }),
};
