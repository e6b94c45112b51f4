import { defineExamples, type ExampleWorld } from '../examples';
import { coverageRequests } from './coverage-requests';

/** Both languages, a request that waits for the prescriber, and one that does not. */
export const examples = defineExamples(coverageRequests, {
  getList: ({ memberId }) => [{ memberId }, { memberId, language: 'es' as const }],
  remindOffice: (world) => {
    const requests = requestsOf(world);
    const isWaiting = ({ statementAt, statementBy, decidedAt }: Row) =>
      Boolean(statementBy) && !statementAt && !decidedAt;
    const waiting = requests.find(isWaiting);
    const other = requests.find((each) => !isWaiting(each));
    return [waiting, other].map((request) => ({
      memberId: world.memberId,
      requestNumber: request?.requestNumber ?? 'CD-UNKNOWN',
    }));
  },
});

interface Row {
  requestNumber: string;
  statementAt: string | null;
  statementBy: string | null;
  decidedAt: string | null;
}

function requestsOf({ memberId, responseOf }: ExampleWorld): Row[] {
  const answer = responseOf('coverageRequests.getList', { memberId }) as {
    requests?: Row[];
  } | null;
  return answer?.requests ?? [];
}
