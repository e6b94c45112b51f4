import type { Json, World } from '../world/world';

/** A claim of a made-up world: who, day, what was paid and how, in dollars. */
export function claim(
  id: string,
  memberId: string,
  day: string,
  amounts: Json,
  row: Json = {},
): Json {
  const [member, plan] = [String(amounts['paid']), String(amounts['plan'])];
  return {
    row: {
      healthServiceId: id,
      memberId,
      dateOfService: day,
      copayAmount: member,
      amtInsurancePaid: plan,
      CLAIM_STATUS: 'PAID',
      ...row,
    },
    entry: {
      healthServiceId: id,
      claimNumber: `N${id}`,
      brandDifferenceAmount: '0.00',
      ...amounts,
    },
  };
}

/** A made-up family of two on a day, its member signed in. */
export function world(
  claims: readonly Json[],
  planInfo: Json,
  {
    day = '2026-11-05',
    isMedicare = false,
    ...bodies
  }: Json & { day?: string; isMedicare?: boolean } = {},
): World {
  const all: Json = {
    'user.getMemberInfo': { memebrId: 'F1', personCd: '01', planId: 'FAM-1500' },
    'benefits.getSummary': { planCode: 'FAM-1500', extraHelp: 'none' },
    'claims.getHistory': { claimsHistory: { claim: claims.map(({ row }) => row) } },
    'claims.getEntry': { entries: claims.map(({ entry }) => entry) },
    'balances.getBenefitBalance': {
      balance: [
        { member: { sub: 'S', memberNumber: 'F1-01' } },
        { member: { sub: 'D', memberNumber: 'F1-02' } },
      ],
      planInfo,
    },
    ...bodies,
  };
  return { day, isMedicare, body: (id) => (all[id] as Json | undefined) ?? null };
}

/** Limits of a plan with limits of the family. */
export const family = {
  individualDeductible: '500.00',
  individualOOPMax: '1000.00',
  familyDeductible: '800.00',
  familyOOPMax: '1500.00',
};
/** Amounts of a claim, in dollars. */
export const paid = (deductible: string, member: string, plan = '0.00'): Json => ({
  deductibleAmount: deductible,
  paid: member,
  plan,
});
