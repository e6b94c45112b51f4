import { defineExamples, type ExampleWorld } from '../examples';
import { claims } from './claims';

interface Claim {
  healthServiceId: string;
  dateOfService: string;
  amtInsurancePaid?: string;
  copayAmount?: string;
}

export const examples = defineExamples(claims, {
  getHistory: (world) => [{ fromDate: world.daysAgo(30) }, ...paidDays(world)],
  getExplanation: (world) => [{ healthServiceId: newestClaim(world), lang: 'es' as const }],
  getAccumulators: (world) => [{ fromDate: world.daysAgo(365) }],
  getStatement: (world) => [{ fromDate: world.daysAgo(365), lang: 'es' as const }],
  getEntry: (world) => [{ healthServiceId: newestClaim(world) }],
});

function newestClaim(world: ExampleWorld): string {
  return claimsOfYear(world)[0]?.healthServiceId ?? 'HS-UNKNOWN';
}

/** The longest run of claims of which each has both amounts: a contract can only ask for what every row has. */
function paidDays(world: ExampleWorld) {
  if (world.scenario !== 'commercial-member') return [];
  const rows = claimsOfYear(world);
  const isPaid = (row: Claim) => row.amtInsurancePaid && row.copayAmount;
  const lacking = new Set(rows.filter((row) => !isPaid(row)).map((row) => row.dateOfService));
  const days = [...new Set(rows.map((row) => row.dateOfService))].sort();
  let best: string[] = [];
  let run: string[] = [];
  for (const day of days) {
    run = lacking.has(day) ? [] : [...run, day];
    if (run.length > best.length) best = run;
  }
  return [{ fromDate: best[0] ?? world.today, toDate: best.at(-1) ?? world.today }];
}

function claimsOfYear({ daysAgo, today, memberId, responseOf }: ExampleWorld): Claim[] {
  const params = { fromDate: daysAgo(365), toDate: today, memberId };
  const history = responseOf('claims.getHistory', params) as {
    claimsHistory?: { claim?: Claim[] };
  } | null;
  return history?.claimsHistory?.claim ?? [];
}
