import { type Facts, say } from './amounts';
import { isDependent } from './people';
import { type Limit, isMet, kinds, leftFor, limitOf, limitYear, metBy, standings } from './limits';
import { type World, text } from './world';

function sayLimit(facts: Facts, key: string, limit: Limit, counted: number | null): void {
  if (typeof limit === 'number') {
    say(facts, `limitOf ${key}`, limit);
    if (counted !== null) say(facts, `leftOf ${key}`, Math.max(0, limit - counted));
  } else {
    const why = limit === 'none' ? '?noLimit' : '?notSent';
    facts.set(`limitOf ${key}`, why);
    facts.set(`leftOf ${key}`, why);
  }
  say(facts, `countedTo ${key}`, counted);
}

/** The limits, what counted, what is left and by whom they are met. */
export function limitFacts(world: World): Facts {
  const facts: Facts = new Map();
  for (const kind of world.body('balances.getBenefitBalance') ? kinds : []) {
    const all = standings(world, kind);
    for (const [who, standing] of all) {
      sayLimit(facts, `${who} ${kind}`, standing.limit, standing.counted);
      const met = metBy(standing);
      // Whether the family meets it for a dependent is not in their answers.
      if (met === null || standing.limit === 0 || (met === 'no' && isDependent(world))) continue;
      facts.set(`metBy ${who} ${kind}`, met);
    }
    if (isDependent(world)) continue;
    const limit = limitOf(world, kind, 1);
    const counted = [...all.values()][0]?.familyCounted ?? null;
    sayLimit(facts, `family ${kind}`, limit, counted);
    if (limit === 'none') facts.set(`metBy family ${kind}`, 'no');
    else if (limit !== null && limit > 0 && counted !== null) {
      facts.set(`metBy family ${kind}`, isMet(counted, limit) ? 'family' : 'no');
    }
  }
  return facts;
}

/** Whether Medicare's Extra Help pays a part, by the plan's benefits; null where they are not sent. */
export function extraHelpOf(world: World): string | null {
  const benefits = world.body('benefits.getSummary');
  return benefits ? text(benefits['extraHelp']) || 'none' : null;
}

/** What a covered fill costs each person from now on, how long, and the stage of Part D. */
export function costFacts(world: World): Facts {
  const facts: Facts = new Map();
  if (!world.body('balances.getBenefitBalance')) return facts;
  const deductibles = standings(world, 'deductible');
  for (const [who, standing] of standings(world, 'outOfPocket')) {
    const toLimit = leftFor(standing);
    const deductible = deductibles.get(who);
    const toDeductible = deductible ? leftFor(deductible) : null;
    const help = extraHelpOf(world);
    if (toLimit === 0) {
      facts.set(`fillCostNow ${who}`, 'nothing');
      const end = `${limitYear(world)}-12-31`;
      for (const fact of ['nothingUntil', 'nothingThrough']) facts.set(`${fact} ${who}`, end);
    } else if (toLimit === null) {
      continue;
    } else if (world.isMedicare && help !== null && help !== 'none') {
      facts.set(`fillCostNow ${who}`, 'helpCopay');
    } else if (toDeductible !== null) {
      facts.set(`fillCostNow ${who}`, toDeductible > 0 ? 'full' : 'share');
      if (toDeductible > 0) say(facts, `fullPriceUntil ${who}`, toDeductible);
    }
    if (!world.isMedicare || who !== 'own' || toDeductible === null) continue;
    const stage =
      toLimit === 0 ? 'catastrophic' : toDeductible > 0 ? 'deductible' : 'initialCoverage';
    facts.set('stageNow own', stage);
    if (stage !== 'catastrophic') {
      say(facts, 'toNextStage own', stage === 'deductible' ? toDeductible : toLimit);
    }
  }
  return facts;
}
