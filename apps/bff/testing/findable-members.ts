import { areas } from '@portal/contracts/all';
import { answerJson } from '@portal/resilience';
import type { SupportDesk } from './start-support-desk';

const { search } = areas.members;

/** A member as the search of staff answers with them. */
export const marisol = {
  memberId: 'EVF00421787',
  givenName: 'Marisol',
  familyName: 'Sampleton',
  birthDate: '1978-03-02',
  planName: 'Everfern Family 1500',
  city: 'Sampleville',
  state: 'MN',
  endedOn: '',
  userName: 'commercial-member',
  secondaryCardHolderId: 'EVF00421787',
  secondaryClientId: 'common',
  secondaryPatientId: 'PATIENT-1787',
  splitPlatform: 'PLATFORM-1',
  bin: '012345',
};

/** What staff send to find her, and to act for her. */
export const byName = { givenName: 'Marisol', familyName: 'Sampleton', birthDate: '1978-03-02' };
export const forClaim = { memberId: marisol.memberId, purpose: 'claim', reference: 'T-118204' };

/** The search finds these members; the service has the user info of each. */
export function makeFindable({ upstream }: SupportDesk, ...members: unknown[]): void {
  upstream.play((request, response) => {
    const isSearch = request.path === search.path;
    const body = isSearch ? { members, total: members.length } : { memebrId: marisol.memberId };
    return answerJson(body)(request, response);
  });
}

/** The searches that the service received. */
export const searchesAt = ({ upstream }: SupportDesk) =>
  upstream.requests.filter(({ path }) => path === search.path);
