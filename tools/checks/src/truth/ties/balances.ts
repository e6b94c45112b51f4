import { cents, money, sum } from '../oracle/amounts';
import { claimsOf, counts } from '../oracle/claims';
import { type Kind, isShared, kinds, limitYear, medical, standings } from '../oracle/limits';
import { claimList, isPerson, peopleOf } from '../oracle/people';
import { type World, part, rows, text } from '../oracle/world';

const fieldOf: Readonly<Record<Kind, string>> = { deductible: 'deductible', outOfPocket: 'pm' };

/** Where what a balance states is not what the claims and medical amounts come to; nothing where claims or benefits fail. */
function people(world: World): string[] {
  if (!claimList(world) || !world.body('benefits.getSummary')) return [];
  const stored = rows(world.body('balances.getBenefitBalance')?.['balance']);
  return kinds.flatMap((kind) =>
    peopleOf(world).flatMap(({ who, memberNumber }): string[] => {
      const field = fieldOf[kind];
      const row = stored.find((each) =>
        isPerson(memberNumber, text(part(each['member'])['memberNumber'])),
      );
      // The file counts the claims; the service adds the medical amounts.
      const says = sum([cents(row?.[field]), medical(world, memberNumber, kind)]);
      const counted = standings(world, kind).get(who)?.counted ?? null;
      const where = `balances.getBenefitBalance ${memberNumber} ${field}`;
      if (cents(row?.[field]) === null) return [];
      if (says === null || counted === null)
        return [`${where}: the claims and medical amounts do not tell`];
      return says === counted
        ? []
        : [`${where}: ${money(says)}, the claims come to ${money(counted)}`];
    }),
  );
}

/** Where the plan balance is not the sum of the claims that it counts. */
function plan(world: World): string[] {
  const balance = world.body('balances.getPlanBalance');
  if (!balance || !claimList(world)) return [];
  const claims = claimsOf(world).filter(
    (each) => counts(each) && each.day.startsWith(limitYear(world)),
  );
  const total = (of: (claim: (typeof claims)[number]) => number | null) => sum(claims.map(of));
  const standing = standings(world, 'outOfPocket').get('own');
  const lines = [
    ['grossDrugCost', total(({ claimPrice }) => claimPrice)],
    ['memberPaid', total(({ claimPaid }) => claimPaid)],
    ['planPaid', total(({ claimPlanPaid }) => claimPlanPaid)],
    ['otherPaid', total(({ claimOtherPaid }) => claimOtherPaid)],
    ['trueOutOfPocket', standing?.counted ?? null],
  ] as const;
  return lines.flatMap(([field, should]) => {
    const says = cents(balance[field]);
    return says === null || should === null || says === should
      ? []
      : [`balances.getPlanBalance ${field}: ${money(says)}, the claims come to ${money(should)}`];
  });
}

/** Medical amounts of a scenario no limit of which medical care shares. */
const unshared = (world: World): string[] =>
  rows(world.body('balances.getBenefitBalance')?.['medicalAmounts']).length > 0 &&
  !kinds.some((kind) => isShared(world, kind))
    ? ['balances.getBenefitBalance: medical amounts, and medical care shares no limit']
    : [];

/** Where the balances are not what the claims come to. */
export const balanceFindings = (world: World): string[] => [
  ...people(world),
  ...plan(world),
  ...unshared(world),
];
