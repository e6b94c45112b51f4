import { defineExamples, type ExampleWorld } from '../examples';
import { claims } from './claims';

export const examples = defineExamples(claims, {
  getHistory: ({ daysAgo }) => [{ fromDate: daysAgo(30) }],
  getEntry: (world) => [{ healthServiceId: newestClaim(world) }],
});

function newestClaim({ daysAgo, today, memberId, responseOf }: ExampleWorld): string {
  const params = { fromDate: daysAgo(365), toDate: today, memberId };
  const history = responseOf('claims.getHistory', params) as {
    claimsHistory?: { claim?: { healthServiceId: string }[] };
  } | null;
  return history?.claimsHistory?.claim?.[0]?.healthServiceId ?? 'HS-UNKNOWN';
}
