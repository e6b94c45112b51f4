import { user } from '@portal/contracts/user';
import { AppError } from '../app-error';
import type { MemberRefusal } from '../emulation/member-refusal';
import type { RequestContext } from '../http/request-context';
import { withoutMailOrder } from '../session/mail-order-token';
import type { Session } from '../session/session';
import { type RequestParts, requestUpstream, UpstreamError } from './request-upstream';

/** Statuses by which a service says that it has no such member, or not for this user. */
const unknownStatuses: ReadonlySet<number> = new Set([400, 403, 404, 410, 422]);

/** Asks the member service whether there is a member for whom a user wants to act (SS-7, SS-9). */
export class EmulatedMembers {
  constructor(private readonly parts: Omit<RequestParts, 'emulations'>) {}

  /** Why the session can't act for the member it names; undefined when it can. The caller audits it. */
  async refusalOf(context: RequestContext, acting: Session): Promise<MemberRefusal | undefined> {
    const parts = { ...this.parts, emulations: { guard: async () => undefined } };
    const session = { ...acting, tokens: withoutMailOrder(acting.tokens) };
    const isProvider = acting.emulation?.handover !== undefined;
    const endpoint = isProvider ? user.getProviderInfo : user.getMemberInfo;
    const call = { endpoint, input: { nc: parts.clock() }, context, session };
    try {
      const { memberId } = await requestUpstream(parts, call);
      return memberId === '' ? 'unknown-member' : undefined;
    } catch (error) {
      return refusalIn(error);
    }
  }
}

function refusalIn(error: unknown): MemberRefusal {
  const { code, cause } = AppError.from(error);
  if (code === 'ELIG_E0000001') return 'not-eligible';
  const isUnknown = cause instanceof UpstreamError && unknownStatuses.has(cause.status);
  return isUnknown ? 'unknown-member' : 'member-unavailable';
}
