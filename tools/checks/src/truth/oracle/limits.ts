import { cents, money, sum } from '../world/amounts';
import { Facts } from './facts';
import { type Claim, claimsOf, counts } from '../world/claims';
import { claimList, isDependent, isPerson, peopleOf } from '../world/people';
import { type World, part, rows, text } from '../world/world';

export type Kind = 'deductible' | 'outOfPocket';
export const kinds: readonly Kind[] = ['deductible', 'outOfPocket'];
const fields = {
  deductible: ['individualDeductible', 'familyDeductible', 'deductibleRxMedCombined'],
  outOfPocket: ['individualOOPMax', 'familyOOPMax', 'oOPRxMedCombined'],
} as const;

/** The same limit in user info. */
const infoField = (kind: Kind, of: 0 | 1): string =>
  `retailInNetwork${of === 0 ? 'Individual' : 'Family'}${kind === 'deductible' ? 'Deductible' : 'MbrOOP'}Amount`;

/** A limit in cents: none where the plan has none, null where it is not known. */
type Limit = number | 'none' | null;

/** A limit and what counted toward it. */
type Standing = { limit: Limit; counted: number | null; other?: number | null };

/** How everybody stands with a limit: by WHO, the family included unless a dependent is signed in. */
export type Standings = ReadonlyMap<string, Standing>;

/** A year's limits begin on January 1. */
export const limitYear = (world: World): string => world.day.slice(0, 4);

/** Whether the plan's benefits count a brand difference toward the limit; null where they are not sent. */
export function differenceCounts(world: World): boolean | null {
  const benefits = world.body('benefits.getSummary');
  return benefits && String(benefits['brandDifferenceCounts']) === 'true';
}

/** What a claim adds to a limit: a brand difference only where the benefits say so, Extra Help's part to Medicare's. */
export function addedBy(world: World, claim: Claim, kind: Kind): number | null {
  if (kind === 'deductible') return claim.claimToDeductible;
  const { claimPaid, claimBrandExtra: extra, claimOtherPaid, hasExtraHelp } = claim;
  const isCounted = differenceCounts(world);
  const uncounted =
    isCounted || extra === 0 ? 0 : isCounted === null || extra === null ? null : -extra;
  return sum([claimPaid, uncounted, hasExtraHelp ? claimOtherPaid : 0]);
}

/** Whether medical care counts toward a limit, too. */
export const isShared = (world: World, kind: Kind): boolean =>
  world.body('user.getMemberInfo')?.[fields[kind][2]] === 'true';

/** The dated medical amounts of a person in the year up to a day, where the limit is shared with medical care. */
export function medical(world: World, memberNumber: string, kind: Kind, until = world.day) {
  if (!isShared(world, kind)) return 0;
  const list = world.body('balances.getBenefitBalance')?.['medicalAmounts'];
  const counted = rows(list).filter(
    ({ memberNumber: of, on }) =>
      isPerson(memberNumber, text(of)) && text(on) <= until && text(on) >= limitYear(world),
  );
  return Array.isArray(list) ? sum(counted.map((each) => cents(each[kind]))) : null;
}

/**
 * The limit of one person (0) or of the family (1); a null of the family's, also as a text, says that there is none.
 * What the balances lack is in user info; where both contradict each other nothing is known.
 */
export function limitOf(world: World, kind: Kind, of: 0 | 1): Limit {
  const value = part(world.body('balances.getBenefitBalance')?.['planInfo'])[fields[kind][of]];
  const told = of === 1 && (value === null || value === 'null') ? 'none' : cents(value);
  const info = cents(part(world.body('user.getMemberInfo'))[infoField(kind, of)]);
  if (told === null) return info;
  return info === null || info === 0 || info === told ? told : null;
}

/** How everybody stands with a limit on the day, or once so many claims counted. */
export function standings(world: World, kind: Kind, upTo = Infinity): Standings {
  const claims = claimsOf(world).filter(counts).slice(0, upTo);
  const until = upTo === Infinity ? world.day : claims.at(-1)?.day;
  const isKnown = claimList(world) !== null && claims.every(({ day }) => day !== '');
  const all = new Map(
    peopleOf(world).map(({ who, memberNumber }): [string, Standing] => {
      const own = claims.filter((c) => c.person.who === who && c.day.startsWith(limitYear(world)));
      const amounts = own.map((claim) => addedBy(world, claim, kind));
      const other = medical(world, memberNumber, kind, until);
      const counted = isKnown ? sum([...amounts, other]) : null;
      return [who, { limit: limitOf(world, kind, 0), counted, other }];
    }),
  );
  const counted = sum([...all.values()].map((standing) => standing.counted));
  return isDependent(world) ? all : all.set('family', { limit: limitOf(world, kind, 1), counted });
}

/** What is left of one limit; null where that is not known or there is none. */
const leftOf = ({ limit, counted }: Standing = { limit: null, counted: null }): number | null =>
  typeof limit !== 'number' || counted === null ? null : Math.max(0, limit - counted);

const isMet = (standing: Standing | undefined): boolean =>
  standing !== undefined && standing.limit !== 0 && leftOf(standing) === 0;

/** What is left before a limit binds a person: of the own or of the family's, whichever is less; null not known. */
function leftFor(world: World, kind: Kind, who: string): number | null {
  const all = standings(world, kind);
  const left = leftOf(all.get(who));
  if (left === null || left === 0 || limitOf(world, kind, 1) === 'none') return left;
  const ofFamily = leftOf(all.get('family'));
  return ofFamily === null ? null : Math.min(left, ofFamily);
}

/** By whose payments a limit is met; null where that is not known, as of a dependent's family. */
function metBy(all: Standings, who: string): string | null {
  const [own, family] = [all.get(who), all.get('family')];
  if (own?.limit === 0) return null;
  if (who !== 'family' && isMet(own)) return 'individual';
  if (isMet(family)) return 'family';
  const isKnown = (each: Standing | undefined) =>
    each && (each.limit === 'none' || leftOf(each) !== null);
  return isKnown(own) && isKnown(family) ? 'no' : null;
}

/** The limits, what counted, on the day and once each claim did, what is left and by whom they are met. */
export function limitFacts(world: World): Facts {
  const facts = new Facts();
  for (const kind of world.body('balances.getBenefitBalance') ? kinds : []) {
    const all = standings(world, kind);
    for (const [who, standing] of all) {
      const key = `${who} ${kind}`;
      facts.money(`countedTo ${key}`, standing.counted);
      facts.money(`otherCareTo ${key}`, standing.other);
      facts.word(`metBy ${key}`, metBy(all, who));
      const why = standing.limit === 'none' ? '?noLimit' : '?notSent';
      facts.set(`limitOf ${key}`, typeof standing.limit === 'number' ? money(standing.limit) : why);
      if (typeof standing.limit === 'number') facts.money(`leftOf ${key}`, leftOf(standing));
      else facts.set(`leftOf ${key}`, why);
    }
    for (const [place, claim] of claimsOf(world).filter(counts).entries()) {
      const then = standings(world, kind, place + 1);
      const { id, day, person } = claim;
      const added = addedBy(world, claim, kind);
      facts.money(`claimCounted ${id} ${kind}`, added);
      for (const who of day.startsWith(limitYear(world)) ? [person.who, 'family'] : []) {
        const key = `${id} ${who} ${kind}`;
        const standing = then.get(who);
        facts.money(`countedAfter ${key}`, standing?.counted);
        facts.money(`countedBefore ${key}`, sum([standing?.counted ?? null, added && -added]));
        if (leftOf(standing) !== null)
          facts.word(`metAfter ${key}`, isMet(standing) ? 'yes' : 'no');
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
  const [deductible, limit] = kinds.map((kind) => leftFor(world, kind, who));
  return typeof deductible === 'number' && typeof limit === 'number' ? { deductible, limit } : null;
}

/** What a covered fill costs each person from now on, how long, and the stage of Part D. */
export function costFacts(world: World): Facts {
  const facts = new Facts();
  for (const { who } of world.body('balances.getBenefitBalance') ? peopleOf(world) : []) {
    const left = leftNow(world, who);
    const help = extraHelpOf(world);
    if (leftFor(world, 'outOfPocket', who) === 0) {
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
