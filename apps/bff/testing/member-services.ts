import { requestPath } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { answerJson, type Recorded, type ScriptedUpstream } from '@portal/resilience';

const { claims, idCard, user } = areas;

export const userInfoPath = user.getMemberInfo.path;
export const adult = { memebrId: 'M-1', dob: '1978-03-02' };

/** The path of the claims of a member. */
export const claimsOf = (memberId: string) =>
  requestPath(claims.getHistory, { fromDate: '2026-10-01', toDate: '2026-10-31', memberId });

/** The path of the ID cards of a member's family. */
export const cardsOf = (memberId: string) => requestPath(idCard.get, { memberId });

/** The services of the member M-1, whose family has one more card, of M-1-03. */
export class MemberServices {
  /** The user info that they answer with. */
  info: Record<string, unknown> = adult;

  answerTo({ path }: Recorded): unknown {
    if (path === userInfoPath || path === user.getProviderInfo.path) return this.info;
    if (path.startsWith(cardsOf('M-1'))) {
      return { cards: [{ memberId: 'M-1' }, { memberId: 'M-1-03' }, { memberId: '' }] };
    }
    return { ok: true };
  }

  play(upstream: ScriptedUpstream): void {
    upstream.play((request, response) => answerJson(this.answerTo(request))(request, response));
  }
}
