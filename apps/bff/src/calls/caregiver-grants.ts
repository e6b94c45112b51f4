import type { OutputOf } from '@portal/contracts';
import { familyAccess } from '@portal/contracts/family-access';
import type { AccessScope } from '@portal/domain/family-access';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import { withoutMailOrder } from '../session/mail-order-token';
import type { Session } from '../session/session';
import { type RequestParts, requestUpstream } from './request-upstream';

export type CaredFor = OutputOf<typeof familyAccess.getCaredFor>['members'][number];

/**
 * What members allow their caregivers, as the member service knows it. Nothing is stored here, so that a
 * revocation counts at the next call of every replica. Throws MEMBER_UNAVAILABLE while the service fails.
 */
export class CaregiverGrants {
  constructor(private readonly parts: Omit<RequestParts, 'emulations'>) {}

  /** The members who let the signed-in user act for them now. */
  async membersOf(context: RequestContext, session: Session): Promise<CaredFor[]> {
    const { getCaredFor: endpoint } = familyAccess;
    const call = { endpoint, context, session: asThemselves(session) };
    const { members } = await requestUpstream(this.unguarded(), call).catch(toUnavailable);
    return members.filter(({ accessId, memberId, userName }) => accessId && memberId && userName);
  }

  /** What an access allows now, or that it is over; the member's log gets the scope. */
  async use(
    context: RequestContext,
    session: Session,
    accessId: string,
    scope: AccessScope | undefined,
  ): Promise<OutputOf<typeof familyAccess.recordUse>> {
    const { recordUse: endpoint } = familyAccess;
    const body = scope ? { accessId, scope } : { accessId };
    const call = { endpoint, body, context, session: asThemselves(session) };
    return requestUpstream(this.unguarded(), call).catch(toUnavailable);
  }

  private unguarded(): RequestParts {
    return { ...this.parts, emulations: { guard: async () => undefined } };
  }
}

/** The access is the caregiver's own, whomever they act for. */
const asThemselves = (session: Session): Session => ({
  ...session,
  emulation: undefined,
  tokens: withoutMailOrder(session.tokens),
});

function toUnavailable(cause: unknown): never {
  const { code } = AppError.from(cause);
  throw code.startsWith('UPSTREAM_') ? new AppError('MEMBER_UNAVAILABLE', { cause }) : cause;
}
