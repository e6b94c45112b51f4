import { requestPath } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { answerJson, type Recorded, type ScriptedUpstream } from '@portal/resilience';

const { claims, idCard, mailOrderFamily, user } = areas;

export const userInfoPath = user.getMemberInfo.path;
export const adult = { memebrId: 'M-1', dob: '1978-03-02' };

/** The path of the claims of a member. */
export const claimsOf = (memberId: string) =>
  requestPath(claims.getHistory, { fromDate: '2026-10-01', toDate: '2026-10-31', memberId });

/** The path of the ID cards of a member's family. */
export const cardsOf = (memberId: string) => requestPath(idCard.get, { memberId });

export const peoplePath = mailOrderFamily.getPeople.path;
export const authorization = {
  authorizationId: 'AUTH-1',
  scope: 'ORDER',
  startsOn: '2020-01-01',
  endsOn: '2999-12-31',
  isRevoked: false,
};

/** The services of the member M-1, whose family has one more card, of M-1-03. */
export class MemberServices {
  /** The user info that they answer with. */
  info: Record<string, unknown> = adult;
  /** The people for whom M-1 may have authorizations at home delivery. */
  people: Record<string, unknown>[] = [
    { memberId: 'M-1', birthDate: adult.dob, role: 'SUBSCRIBER' },
    { memberId: 'M-1-02', birthDate: '1976-09-21', role: 'DEPENDENT', authorization },
    { memberId: 'M-1-03', birthDate: '2013-06-14', role: 'DEPENDENT' },
  ];

  answerTo({ path }: Recorded): unknown {
    if (path === userInfoPath || path === user.getProviderInfo.path) return this.info;
    if (path === peoplePath) return { people: this.people };
    if (path.startsWith(cardsOf('M-1'))) {
      return { cards: [{ memberId: 'M-1' }, { memberId: 'M-1-03' }, { memberId: '' }] };
    }
    return { ok: true };
  }

  play(upstream: ScriptedUpstream): void {
    upstream.play((request, response) => answerJson(this.answerTo(request))(request, response));
  }
}
