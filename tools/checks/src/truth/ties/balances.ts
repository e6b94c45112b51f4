import { cents, money, sum } from '../world/amounts';
import { claimsOf, counts } from '../world/claims';
import { type Kind, isShared, kinds, limitYear, standings } from '../oracle/limits';
import { claimList, isPerson, peopleOf } from '../world/people';
import { type World, part, rows, text } from '../world/world';

const fieldOf: Readonly<Record<Kind, string>> = { deductible: 'deductible', outOfPocket: 'pm' };

const sums = ['grossDrugCost', 'memberPaid', 'planPaid', 'otherPaid', 'trueOutOfPocket'] as const;

/** A file that states sums, which the service works out itself, and does not say why. */
const unsaid = (world: World, id: string, where: string): string[] =>
  text(world.body(id)?.['asStated']) === ''
    ? [
        `${where}: leave the sums out, they follow from the claims; or say why they are stated, as "asStated"`,
      ]
    : [];

/** Where a balance that a file states is not what the claims and medical amounts come to; nothing where claims or benefits fail. */
function people(world: World): string[] {
  const id = 'balances.getBenefitBalance';
  const stored = rows(world.body(id)?.['balance']);
  const stated = stored.filter((row) => Object.values(fieldOf).some((field) => field in row));
  return stated.flatMap((row) => {
    const number = text(part(row['member'])['memberNumber']);
    const person = peopleOf(world).find(({ memberNumber }) => isPerson(memberNumber, number));
    const isTold = claimList(world) && world.body('benefits.getSummary');
    const differing = kinds.flatMap((kind): string[] => {
      const says = cents(row[fieldOf[kind]]);
      const counted = person && isTold ? standings(world, kind).get(person.who)?.counted : null;
      return says === null || counted == null || says === counted
        ? []
        : [
            `${id} ${number} ${fieldOf[kind]}: ${money(says)}, the claims come to ${money(counted)}`,
          ];
    });
    return [...unsaid(world, id, `${id} ${number}`), ...differing];
  });
}

/** Where sums that a plan balance states are not those of the claims that it counts. */
function plan(world: World): string[] {
  const id = 'balances.getPlanBalance';
  const balance = world.body(id);
  if (!balance || !sums.some((field) => field in balance)) return [];
  const claims = claimsOf(world).filter(
    (each) => counts(each) && each.day.startsWith(limitYear(world)),
  );
  const total = (of: (claim: (typeof claims)[number]) => number | null) => sum(claims.map(of));
  const should = {
    grossDrugCost: total(({ claimPrice }) => claimPrice),
    memberPaid: total(({ claimPaid }) => claimPaid),
    planPaid: total(({ claimPlanPaid }) => claimPlanPaid),
    otherPaid: total(({ claimOtherPaid }) => claimOtherPaid),
    trueOutOfPocket: standings(world, 'outOfPocket').get('own')?.counted ?? null,
  };
  const differing = (claimList(world) ? sums : []).flatMap((field) => {
    const says = cents(balance[field]);
    return says === null || should[field] === null || says === should[field]
      ? []
      : [`${id} ${field}: ${money(says)}, the claims come to ${money(should[field])}`];
  });
  return [...unsaid(world, id, id), ...differing];
}

/** Medical amounts of a scenario no limit of which medical care shares. */
const unshared = (world: World): string[] =>
  rows(world.body('balances.getBenefitBalance')?.['medicalAmounts']).length > 0 &&
  !kinds.some((kind) => isShared(world, kind))
    ? ['balances.getBenefitBalance: medical amounts, and medical care shares no limit']
    : [];

/** Where balances that files state are not what the claims come to; all others the service works out. */
export const balanceFindings = (world: World): string[] => [
  ...people(world),
  ...plan(world),
  ...unshared(world),
];
