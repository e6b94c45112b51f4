import { addDays } from '@portal/scenarios';
import { Facts, cents, sum } from './amounts';
import { type Claim, claimsOf } from './claims';
import { productOf } from './drugs';
import { after } from './fill';
import { limitOf, limitYear } from './limits';
import { listed, planOf, plansFor } from './plan';
import { paceOf } from './prescriptions';
import { quote } from './quotes';
import { type World, part, text } from './world';

/** A day some months later, the last of the month at most. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The days of the fills in a year after the first: every month or three where they last so long, else every so many days. */
function fillDays(first: string, every: number, year: string): string[] {
  const months = Math.round(every / 30);
  const isMonths = months > 0 && every >= 28 * months && every <= 31 * months;
  const days = [first];
  for (let turn = 1; (days.at(-1) ?? year) <= `${year}-12-31`; turn++)
    days.push(isMonths ? monthsLater(first, turn * months) : addDays(first, turn * every));
  return days.filter((day) => day.startsWith(year));
}

/** The fills of a drug in the next year, by its claims; those of a refused one begin on January 1. */
function toCome(world: World, claims: readonly Claim[], next: string) {
  const filled = claims.filter(({ status }) => status === 'paid' || status === 'inProgress');
  const paid = filled.filter(({ status }) => status === 'paid').map(({ day }) => day);
  const last = filled.at(-1) ?? claims.at(-1);
  const isOver = !claims.some(({ entry }) => Number(entry['refillsAuthorized']) > 0);
  if (!last || isOver || !(last.days > 0) || last.day <= addDays(world.day, -365)) return null;
  const isWaiting = filled.length === 0;
  const every = isWaiting ? last.days : paceOf(last.days, paid);
  if (!isWaiting && addDays(last.day, every + 90) < world.day) return null;
  const due = addDays(last.day, every);
  const first = isWaiting ? `${next}-01-01` : due < world.day ? world.day : due;
  return { last, isWaiting, days: fillDays(first, every, next) };
}

/** What each drug costs in the fills of the next year, by this year's list and limits and by those of the next. */
export function planYearFacts(world: World): Facts {
  const facts = new Facts();
  const year = Number(limitYear(world));
  const plan = plansFor(world).find(({ planCode }) => planCode === planOf(world));
  const limit = (kind: 'deductible' | 'outOfPocket', later: number) => {
    const own = limitOf(world, kind, 0);
    const field = kind === 'deductible' ? 'deductible' : 'outOfPocketLimit';
    const isPlans = own === cents(plan?.[field]);
    return later && isPlans ? cents(part(plan?.['nextYear'])[field]) : own;
  };
  const byDrug = new Map<string, Claim[]>();
  for (const each of [...claimsOf(world)].reverse()) {
    const key = `${each.person.who} ${each.ndc}`;
    byDrug.set(key, [each, ...(byDrug.get(key) ?? [])]);
  }
  const drugs = [...byDrug].flatMap(([key, claims]) => {
    const product = productOf(text(claims[0]?.ndc));
    const known = toCome(world, claims, String(year + 1));
    return known && product ? [{ key, product, ...known }] : [];
  });
  for (const drug of drugs) {
    const counted = drugs.filter(
      (each) => each === drug || (!each.isWaiting && each.last.person === drug.last.person),
    );
    const fills = counted
      .flatMap((each) => each.days.map((day) => ({ day, each })))
      .sort((a, b) => a.day.localeCompare(b.day));
    for (const later of [0, 1]) {
      const [deductible, most] = [limit('deductible', later), limit('outOfPocket', later)];
      if (typeof deductible !== 'number' || typeof most !== 'number') continue;
      if (!listed(planOf(world), year + later, drug.product)) continue;
      let left = { deductible, limit: most };
      const costs = fills.map(({ each: { product, last }, each }) => {
        const paid = quote(world, { ...last, product }, left, year + later);
        left = paid ? after(left, paid) : left;
        return each === drug ? (paid?.pays ?? null) : 0;
      });
      facts.money(`yearCost ${drug.key} ${year + later}`, sum(costs));
    }
  }
  return facts;
}
