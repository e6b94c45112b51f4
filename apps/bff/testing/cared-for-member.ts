import type { Endpoint } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { AccessScope } from '@portal/domain/family-access';
import { answerJson, type Recorded, type ScriptedUpstream } from '@portal/resilience';
import { MemberServices } from './member-services';

const { familyAccess, caregivers } = areas;

/** The call with which a caregiver starts to act for the member of `CaredForMember`. */
export const startPath = caregivers.start.path;
export const accessId = 'ACCESS-1';

/** Services that know a member, and what they allow one caregiver; a test changes it between two calls. */
export class CaredForMember extends MemberServices {
  scopes: AccessScope[] = [];
  isRevoked = false;
  /** The service of family access does not answer. */
  isDown = false;
  /** What the service was told of the uses. */
  readonly uses: unknown[] = [];

  override answerTo(request: Recorded): unknown {
    if (request.path === familyAccess.getCaredFor.path) {
      const who = { memberId: 'M-1', userName: 'family-access' };
      const name = { givenName: 'Marisol', familyName: 'Sampleton' };
      const member = { accessId, ...who, ...name, scopes: this.rows() };
      return { members: this.isRevoked ? [] : [member] };
    }
    if (request.path === familyAccess.recordUse.path) {
      this.uses.push(JSON.parse(request.body));
      return { isOver: this.isRevoked, scopes: this.isRevoked ? [] : this.rows() };
    }
    return super.answerTo(request);
  }

  private rows = () => this.scopes.map((scope) => ({ scope }));

  override play(upstream: ScriptedUpstream): void {
    upstream.play((request, response) =>
      this.isDown && isOfAccess(request.path)
        ? answerJson({ message: 'x' }, 503)(request, response)
        : answerJson(this.answerTo(request))(request, response),
    );
  }
}

const ofAccess: Endpoint[] = [familyAccess.getCaredFor, familyAccess.recordUse];
export const isOfAccess = (path: string) => ofAccess.some((entry) => entry.path === path);
