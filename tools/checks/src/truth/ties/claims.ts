import { money, sum } from '../world/amounts';
import { type Claim, claimsOf, counts } from '../world/claims';
import { agreedPrice, productOf } from '../oracle/drugs';
import { type Kind, addedBy, kinds, limitOf, limitYear, medical } from '../oracle/limits';
import { type Left, fillOf, payFill } from '../oracle/quotes';
import { isDependent, peopleOf } from '../world/people';
import { type World, rows, text } from '../world/world';

/** What counted so far in a scope: a person's WHO, or `family`. */
class Counted {
  private readonly amounts = new Map<string, number>();
  of = (scope: string, kind: Kind) => this.amounts.get(`${scope} ${kind}`) ?? 0;
  add(scope: string, kind: Kind, amount: number) {
    this.amounts.set(`${scope} ${kind}`, this.of(scope, kind) + amount);
  }
}

const scopesOf = (claim: Claim) => [
  ['individual', claim.person.who, 0] as const,
  ['family', 'family', 1] as const,
];

/** Whose totals the claims can tell: a dependent's answers leave out the family. */
const told = (world: World, claim: Claim) => scopesOf(claim).slice(0, isDependent(world) ? 1 : 2);

function leftBefore(world: World, claim: Claim, counted: Counted): Left | null {
  const of = (kind: Kind) =>
    Math.min(
      ...scopesOf(claim).map(([, scope, place]) => {
        const limit = limitOf(world, kind, place);
        if (limit === null) return place === 0 ? Number.NaN : Infinity;
        if (limit === 'none') return Infinity;
        const people = place === 0 ? [claim.person] : peopleOf(world);
        const care = people.map((each) => medical(world, each.memberNumber, kind, claim.day) ?? 0);
        return Math.max(0, limit - counted.of(scope, kind) - (sum(care) ?? 0));
      }),
    );
  const left = { deductible: of('deductible'), limit: of('outOfPocket') };
  return Number.isNaN(left.deductible + left.limit) ? null : left;
}

/** The price that a claim's drug has at its pharmacy; null where the tables have none. */
function tablePrice(claim: Claim): number | null {
  const product = productOf(claim.ndc);
  return product && counts(claim) ? agreedPrice(product, claim.quantity, claim.npi) : null;
}

/** Where a claim's parts do not add up, or its price is not the tables'. */
function sums(claim: Claim, inYear: boolean): string[] {
  const { claimPaid: paid, claimPrice: price, claimPlanPaid: planPaid } = claim;
  const { claimToDeductible: deductible, claimShare: share, claimBrandExtra: brandExtra } = claim;
  const otherPaid = claim.claimOtherPaid;
  const found: string[] = [];
  if (paid === null || price === null || planPaid === null) return found;
  const parts = (deductible ?? 0) + (share ?? 0) + (brandExtra ?? 0);
  if (parts !== paid) found.push(`paid ${money(paid)}, its parts come to ${money(parts)}`);
  const rest = price - planPaid - (otherPaid ?? 0);
  if (rest !== paid)
    found.push(`paid ${money(paid)}, price less what others paid is ${money(rest)}`);
  // The tables are of this year.
  const listedPrice = inYear && price > 0 ? tablePrice(claim) : null;
  if (listedPrice !== null && listedPrice !== price) {
    found.push(`agreed price ${money(price)}, the price tables have ${money(listedPrice)}`);
  }
  return found;
}

/** Where a claim does not follow from the plan's rules, given what counted before it. */
function rules(world: World, claim: Claim, left: Left): string[] {
  const {
    ndc,
    quantity,
    days,
    npi,
    claimPaid: paid,
    claimPrice: agreed,
    claimOtherPaid: otherPaid,
  } = claim;
  const product = productOf(ndc);
  const fill = product && fillOf(world, { product, quantity, days, npi }, left);
  if (paid === null || agreed === null) return [];
  if (!world.body('benefits.getSummary')) return [];
  if (!fill)
    return [`paid, but the plan does not cover or offer ${ndc} ${quantity}/${days} at ${npi}`];
  // Another insurance pays first; the plan's rules are for what it leaves of the price.
  const paidBefore = claim.hasExtraHelp ? 0 : (otherPaid ?? 0);
  const price = agreed - paidBefore - (fill.brandExtra ?? 0);
  const expected = payFill({ ...fill, price });
  const lines = [
    ['the member paid', paid, expected.pays],
    ['to the deductible went', claim.claimToDeductible, expected.deductible],
    ['the brand’s extra cost is', claim.claimBrandExtra, expected.brandExtra],
    ['others paid', otherPaid, paidBefore + expected.help],
  ] as const;
  return lines
    .filter(([, is, should]) => (is ?? 0) !== should)
    .map(([what, is, should]) => `${what} ${money(is ?? 0)}, by the plan’s rules ${money(should)}`);
}

/** Where the running totals of a claim are not those of the claims up to it. */
function totals(world: World, claim: Claim, counted: Counted): string[] {
  return rows(claim.entry['accumulators']).flatMap((row) => {
    const kind = kinds.find((each) => each === row['kind']);
    const scope = told(world, claim).find(([name]) => name === row['scope']);
    if (!kind || !scope || !world.body('benefits.getSummary')) return [];
    const of = `${scope[0]} ${kind}`;
    const after = money(counted.of(scope[1], kind));
    const says = text(row['after']);
    return after === says ? [] : [`${of}: after it ${after} by the claims, it says ${says}`];
  });
}

/** Where the claims name another limit than the plan's answer has; none where the plan has none. */
function limits(world: World, claims: readonly Claim[]): string[] {
  return claims.flatMap((claim) =>
    rows(claim.entry['accumulators']).flatMap((row) => {
      const kind = kinds.find((each) => each === row['kind']);
      const limit = kind && limitOf(world, kind, row['scope'] === 'family' ? 1 : 0);
      const should = typeof limit === 'number' ? money(limit) : limit;
      const says = text(row['limit']);
      return should === undefined || should === null || should === says
        ? []
        : [
            `claims.getEntry, limit of ${text(row['scope'])} ${text(row['kind'])}: ${says}, the plan has ${should}`,
          ];
    }),
  );
}

/** Every claim of the limits' year in date order: its sums, the plan's rules, its running totals. */
export function claimFindings(world: World): string[] {
  const counted = new Counted();
  const claims = claimsOf(world).filter((each) => counts(each) || each.status === 'reversed');
  const ofYear = claims.filter(({ day }) => day.startsWith(limitYear(world)));
  return [
    ...new Set(limits(world, ofYear)),
    ...claims.flatMap((claim) => {
      const inYear = claim.day.startsWith(limitYear(world));
      const left = leftBefore(world, claim, counted);
      const found = sums(claim, inYear);
      if (inYear && left && claim.status !== 'reversed') found.push(...rules(world, claim, left));
      if (inYear) {
        for (const kind of kinds) {
          const added = counts(claim) ? (addedBy(world, claim, kind) ?? 0) : 0;
          for (const [, scope] of scopesOf(claim)) counted.add(scope, kind, added);
        }
        found.push(...totals(world, claim, counted));
      }
      return found.map((each) => `${claim.id} (${claim.day}): ${each}`);
    }),
  ];
}
