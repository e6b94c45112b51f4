import { cents, sum } from '../world/amounts';
import { Facts } from './facts';
import { addDays, daysBetween, monthsLater } from '../world/calendar';
import { type Claim, claimsOf } from '../world/claims';
import { type Product, cashPrice, insteadOf, productOf } from './drugs';
import { type Kind, costFacts, leftNow, limitOf, limitYear } from './limits';
import { listed } from './plan';
import { hasPrice, planOf, plansFor } from '../world/plans';
import { paceOf } from './prescriptions';
import { type Left, type Supply, after, quote } from './quotes';
import { type Json, type World, fixture, part, text } from '../world/world';

/** How many fills a year has at the pace of what was paid; as prescribed before sixty days, and where days are missing. None of a short course. */
function fillsOfYear(product: Product, fills: readonly Claim[], last: Claim): number {
  if (product.usual.days < 28 || !(last.days > 0)) return 0;
  const [first, end] = [fills[0] ?? last, fills.at(-1) ?? last];
  const span = daysBetween(first.day, end.day) + end.days;
  const filled = fills.reduce((days, fill) => days + fill.days, 0);
  const unknown = fills.some((fill) => !(fill.days > 0));
  const pace = span < 60 || filled > span || unknown ? 1 : filled / span;
  return Math.max(1, Math.round(pace * (365 / last.days)));
}

/** What fills cost one after the other, from what is left of the limits, by the list of a year; null where that is not known. */
function costsOf(world: World, fills: readonly Supply[], from: Left, year: number) {
  let left = from;
  return fills.map((fill) => {
    const paid = quote(world, fill, left, year);
    left = paid ? after(left, paid) : left;
    return paid && paid.pays;
  });
}

/** What a swap saves in a year at the pharmacy of the last fill. */
export function yearFacts(world: World): Facts {
  const facts = new Facts();
  const year = Number(limitYear(world));
  const limit = limitOf(world, 'outOfPocket', 0);
  if (typeof limit !== 'number') return facts;
  const costs = costFacts(world);
  const wanted = /paid|rejected|inProgress/;
  const asked = claimsOf(world).filter(({ status, day }) => day && wanted.test(status));
  for (const last of asked) {
    const { ndc, quantity, days, person } = last;
    const all = asked.filter((each) => each.ndc === ndc && each.person.who === person.who);
    const paid = all.filter((each) => each.status === 'paid');
    const taken = all.filter((each) => each.status !== 'rejected');
    const product = productOf(ndc);
    if ((taken.at(-1) ?? all.at(-1)) !== last || !product) continue;
    const number = fillsOfYear(product, paid, last);
    // The deductible is met, and nothing is counted toward the limit yet.
    const at = (of: Pick<Supply, 'product' | 'quantity'>) => {
      const fills = Array<Supply>(number).fill({ ...of, days, npi: last.npi });
      return sum(costsOf(world, fills, { deductible: 0, limit }, year));
    };
    const cost = number > 0 ? at({ product, quantity }) : null;
    if (costs.get(`fillCostNow ${person.who}`) === 'nothing' || cost === null) continue;
    for (const other of insteadOf(product, quantity, days)) {
      const instead = at(other);
      if (instead === null || instead >= cost) continue;
      facts.money(`swapSaving ${person.who} ${ndc} ${other.product.ndc}`, cost - instead);
    }
  }
  return facts;
}

/** The days of the fills in a year after the first: every month or three where they last so long, else every so many days. */
function fillDays(first: string, every: number, year: number): string[] {
  const months = Math.round(every / 30);
  const isMonths = months > 0 && every >= 28 * months && every <= 31 * months;
  const days = [first];
  for (let turn = 1; (days.at(-1) ?? first) <= `${year}-12-31`; turn++)
    days.push(isMonths ? monthsLater(first, turn * months) : addDays(first, turn * every));
  return days;
}

/** The fills of a drug in the next year, by its claims; those of a refused one begin on January 1. */
function toCome(world: World, claims: readonly Claim[], next: number) {
  const filled = claims.filter(({ status }) => status === 'paid' || status === 'inProgress');
  const paid = filled.filter(({ status }) => status === 'paid');
  const last = filled.at(-1) ?? claims.at(-1);
  const isOver = !claims.some(({ entry }) => Number(entry['refillsAuthorized']) > 0);
  if (!last || isOver || !(last.days > 0) || last.day <= addDays(world.day, -365)) return null;
  const isWaiting = filled.length === 0;
  const every = isWaiting ? last.days : paceOf(last.days, paid);
  if (!isWaiting && addDays(last.day, every + 90) < world.day) return null;
  const due = addDays(last.day, every);
  const first = isWaiting ? `${next}-01-01` : due < world.day ? world.day : due;
  const open = filled.filter(({ status }) => status === 'inProgress').map(({ day }) => day);
  const days = (year: number) =>
    [...open, ...fillDays(first, every, year)].filter((day) => day.startsWith(`${year}-`));
  return { last, isWaiting, days };
}

/** The same member in another plan, whose benefits are as its response file has them. */
function inPlan(world: World, { planCode, benefits }: Json): World {
  const { extraHelp } = world.body('benefits.getSummary') ?? {};
  const bodies: Json = {
    'user.getMemberInfo': { ...world.body('user.getMemberInfo'), planId: planCode },
    'benefits.getSummary': {
      ...fixture(`responses/benefits.getSummary/${text(benefits)}.json`),
      extraHelp,
    },
  };
  return { ...world, body: (id) => (bodies[id] as Json | undefined) ?? world.body(id) };
}

/** A drug and its fills to come. */
type Drug = { key: string; product: Product } & NonNullable<ReturnType<typeof toCome>>;

/** What the fills of a drug cost in a year by the list of a year, those of others counted; of one that is not listed, without the plan. */
function costIn(
  world: World,
  drug: Drug,
  counted: readonly Drug[],
  { inYear, from, list }: { inYear: number; from: Left; list: number },
): number | null {
  const fills = counted
    .flatMap((each) => each.days(inYear).map((day) => ({ ...each, drug: each, day })))
    .sort((a, b) => a.day.localeCompare(b.day));
  const supplies = fills.map(({ product, last }) => ({ ...last, product }));
  const isListed = listed(planOf(world), list, drug.product) !== null;
  const { quantity, days, npi } = drug.last;
  const costs = isListed
    ? costsOf(world, supplies, from, list)
    : fills.map(() => cashPrice(drug.product, quantity, days, npi));
  return sum(costs.filter((_, at) => fills[at]?.drug === drug));
}

/** What each drug costs in the fills of the next year, by this year's list and limits and by those of the next. */
export function planYearFacts(world: World): Facts {
  const facts = new Facts();
  const year = Number(limitYear(world));
  const plan = plansFor(world).find(({ planCode }) => planCode === planOf(world));
  const limit = (kind: Kind, later: number) => {
    const own = limitOf(world, kind, 0);
    const field = kind === 'deductible' ? 'deductible' : 'outOfPocketLimit';
    const isPlans = own === cents(plan?.[field]);
    return later && isPlans ? cents(part(plan?.['nextYear'])[field]) : own;
  };
  const keyOf = ({ person, ndc }: Claim) => `${person.who} ${ndc}`;
  const drugs = [...new Set(claimsOf(world).map(keyOf).reverse())].flatMap((key) => {
    const claims = claimsOf(world).filter((claim) => keyOf(claim) === key);
    const product = productOf(text(claims[0]?.ndc));
    const known = toCome(world, claims, year + 1);
    return known && product ? [{ key, product, ...known }] : [];
  });
  for (const drug of drugs) {
    const counted = drugs.filter(
      (each) => each === drug || (!each.isWaiting && each.last.person === drug.last.person),
    );
    // What a drug without a price leaves of the limits is not known to the service.
    const priced = counted.filter(
      (each) => each === drug || hasPrice(world, each.product.ndc, each.last.npi),
    );
    const say = (fact: string, inYear: number, from: Left, list: number) => {
      if (!listed(planOf(world), list, drug.product)) return;
      const period = { inYear, from, list };
      const [cost, atMost] = [counted, priced].map((of) => costIn(world, drug, of, period));
      if (cost === atMost) facts.money(`${fact} ${drug.key} ${list}`, cost);
    };
    const now = leftNow(world, drug.last.person.who);
    if (now && !drug.isWaiting) say('drugRestOfYear', year, now, year);
    for (const later of [0, 1]) {
      const [deductible, most] = [limit('deductible', later), limit('outOfPocket', later)];
      if (typeof deductible === 'number' && typeof most === 'number')
        say('yearCost', year + 1, { deductible, limit: most }, year + later);
    }
  }
  const own = drugs.filter(({ isWaiting, last }) => !isWaiting && last.person.who === 'own');
  for (const offered of plansFor(world)) {
    const then = part(offered['nextYear']);
    const fields = ['premium', 'deductible', 'outOfPocketLimit'];
    const [premium = 0, deductible = 0, limit = 0] = fields.map((field) => cents(then[field]) ?? 0);
    const period = { inYear: year + 1, from: { deductible, limit }, list: year + 1 };
    const costs = own.map((drug) => costIn(inPlan(world, offered), drug, own, period));
    const code = text(offered['planCode']);
    facts.money(`planYearTotal ${code} ${year + 1}`, sum([12 * premium, ...costs]));
    facts.money(`planDrugs ${code} ${year + 1}`, sum(costs));
    for (const [at, { product }] of own.entries())
      facts.money(`planDrugCost ${code} ${product.ndc} ${year + 1}`, costs[at]);
  }
  return facts;
}
