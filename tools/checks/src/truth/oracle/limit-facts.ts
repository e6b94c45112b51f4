import { Facts, money } from './amounts';
import { claimsOf, counts } from './claims';
import { kinds, leftFor, leftOf, limitYear, metBy, standings } from './limits';
import { peopleOf } from './people';
import { type World, text } from './world';

/** The limits, what counted, on the day and once each claim did, what is left and by whom they are met. */
export function limitFacts(world: World): Facts {
  const facts = new Facts();
  for (const kind of world.body('balances.getBenefitBalance') ? kinds : []) {
    const all = standings(world, kind);
    for (const [who, standing] of all) {
      const { limit } = standing;
      const key = `${who} ${kind}`;
      facts.money(`countedTo ${key}`, standing.counted);
      facts.word(`metBy ${key}`, metBy(all, who));
      const why = limit === 'none' ? '?noLimit' : '?notSent';
      const isKnown = typeof limit === 'number';
      facts.set(`limitOf ${key}`, isKnown ? money(limit) : why);
      facts.money(`leftOf ${key}`, leftOf(standing));
      if (!isKnown) facts.set(`leftOf ${key}`, why);
    }
    for (const [place, { id, day, person }] of claimsOf(world).filter(counts).entries()) {
      const then = standings(world, kind, place + 1);
      for (const who of day.startsWith(limitYear(world)) ? [person.who, 'family'] : []) {
        facts.money(`countedAfter ${id} ${who} ${kind}`, then.get(who)?.counted);
      }
    }
  }
  return facts;
}

/** Whether Medicare's Extra Help pays a part, by the plan's benefits; null where they are not sent. */
export function extraHelpOf(world: World): string | null {
  const benefits = world.body('benefits.getSummary');
  return benefits && (text(benefits['extraHelp']) || 'none');
}

/** What is left to a person before the deductible and the limit bind them; null not known. */
export function leftNow(world: World, who: string): { deductible: number; limit: number } | null {
  const [deductible, limit] = kinds.map((kind) => leftFor(standings(world, kind), who));
  return typeof deductible === 'number' && typeof limit === 'number' ? { deductible, limit } : null;
}

/** What a covered fill costs each person from now on, how long, and the stage of Part D. */
export function costFacts(world: World): Facts {
  const facts = new Facts();
  for (const { who } of world.body('balances.getBenefitBalance') ? peopleOf(world) : []) {
    const left = leftNow(world, who);
    const help = extraHelpOf(world);
    if (leftFor(standings(world, 'outOfPocket'), who) === 0) {
      facts.set(`fillCostNow ${who}`, 'nothing');
      facts.set(`nothingThrough ${who}`, `${limitYear(world)}-12-31`);
    } else if (world.isMedicare && left && help !== null && help !== 'none') {
      facts.set(`fillCostNow ${who}`, 'helpCopay');
    } else if (left) {
      facts.set(`fillCostNow ${who}`, left.deductible > 0 ? 'full' : 'share');
      if (left.deductible > 0) facts.money(`fullPriceUntil ${who}`, left.deductible);
    }
    if (!world.isMedicare || who !== 'own' || !left) continue;
    const covered = left.deductible > 0 ? 'deductible' : 'initialCoverage';
    facts.set('stageNow own', left.limit > 0 ? covered : 'catastrophic');
    if (left.limit > 0) facts.money('toNextStage own', left.deductible || left.limit);
  }
  return facts;
}
