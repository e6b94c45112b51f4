import type { Axiom, Broken } from './axiom';
import { cents, restOf, sum, World, wordsOf } from './facts-of-day';
import { timeAxioms } from './time-axioms';
import {
  type Contradiction,
  factOf,
  groupBy,
  isKnown,
  placeOf,
  type Statement,
  worldOf,
} from './statements';

/** No one meets a limit that is not there, and nothing is left of it. */
const noLimit: Axiom = (world) =>
  world
    .of('limitOf')
    .filter(({ value }) => value === '?noLimit')
    .flatMap((none): Broken[] => {
      const [who = '', kind = ''] = wordsOf(none);
      const left = world.get('leftOf', none.subject);
      const met = world
        .of('metBy')
        .filter(
          (each) => wordsOf(each)[1] === kind && (wordsOf(each)[0] === who || who === 'family'),
        )
        .filter(({ value }) => value === 'family');
      return [
        ...(left && isKnown(left)
          ? [['nothing is left of a limit that is not there', none, left] as Broken]
          : []),
        ...met.map((each): Broken => ['no one meets a limit that is not there', none, each]),
      ];
    });

/** What is left of a limit is the limit less what counted, and never below nothing. */
const left: Axiom = (world) =>
  world.of('leftOf').flatMap((each): Broken[] => {
    const limit = world.get('limitOf', each.subject);
    const counted = world.get('countedTo', each.subject);
    if (!limit || !counted || ![each, limit, counted].every(isKnown)) return [];
    const expected = Math.max(0, cents(limit) - cents(counted));
    return cents(each) === expected ? [] : [['left = limit − counted', each, limit, counted]];
  });

/** What covered fills cost the person of their first word. */
const ofPerson = ['nextFill', 'restOfYear', 'drugRestOfYear', 'monthAtPharmacy'];

/** Where covered fills cost nothing, each costs nothing until the year ends, and no swap saves anything. */
const nothing: Axiom = (world) => {
  const all = world.of('fillCostNow');
  const isOwed = (each: Statement) => isKnown(each) && cents(each) !== 0;
  // No prescription says whose it is: where everyone's fills cost nothing, its do.
  const isNothing = all.every(({ value }) => value === 'nothing');
  const refills = isNothing && all.length > 0 ? world.of('refillCost').filter(isOwed) : [];
  return all
    .filter(({ value }) => value === 'nothing')
    .flatMap((cost, place): Broken[] => {
      const isHis = (each: Statement) => wordsOf(each)[0] === cost.subject && isOwed(each);
      const fills = ofPerson.flatMap((fact) => world.of(fact).filter(isHis));
      const savings = world.of('swapSaving').filter((each) => isHis(each) && cents(each) > 0);
      return [
        ...[...fills, ...(place === 0 ? refills : [])].map((each): Broken => [
          'a covered fill costs nothing',
          cost,
          each,
        ]),
        ...savings.map((each): Broken => ['nothing is saved where nothing is paid', cost, each]),
      ];
    });
};

/** What a covered fill costs in each stage of Part D; Extra Help has its copays before the last. */
const costIn: Readonly<Record<string, readonly string[]>> = {
  deductible: ['full', 'helpCopay'],
  initialCoverage: ['share', 'helpCopay'],
  catastrophic: ['nothing'],
};

/** The stage of Part D says what a covered fill costs. */
const stage: Axiom = (world) =>
  world.of('stageNow').flatMap((now): Broken[] => {
    const cost = world.get('fillCostNow', now.subject);
    const costs = costIn[now.value];
    return cost && costs && isKnown(cost) && !costs.includes(cost.value)
      ? [['the stage says what a fill costs', now, cost]]
      : [];
  });

/** A person at an out-of-pocket limit, their own or the family's, pays nothing. */
const atLimit: Axiom = (world) =>
  world.of('metBy').flatMap((met): Broken[] => {
    const [who = '', kind] = wordsOf(met);
    const cost = world.get('fillCostNow', who);
    const isAtLimit = kind === 'outOfPocket' && met.value !== 'no';
    return isAtLimit && cost && cost.value !== 'nothing'
      ? [['a limit that is met ends what one pays', met, cost]]
      : [];
  });

/** The full price ends no later than one's own deductible. */
const fullPrice: Axiom = (world) =>
  world.of('fullPriceUntil').flatMap((until): Broken[] => {
    const own = world.get('leftOf', `${until.subject} deductible`);
    return own && isKnown(own) && cents(until) > cents(own)
      ? [['the full price ends with the deductible', until, own]]
      : [];
  });

/** Member, plan and others paid the price of a claim, and the member's parts are no more than the member paid. */
const claimParts: Axiom = (world) =>
  world.of('claimPrice').flatMap((price): Broken[] => {
    const [paid, plan, other] = ['claimPaid', 'claimPlanPaid', 'claimOtherPaid'].map((fact) =>
      world.get(fact, price.subject),
    );
    const parts = ['claimToDeductible', 'claimShare', 'claimBrandExtra'].flatMap(
      (fact) => world.get(fact, price.subject) ?? [],
    );
    if (!paid || !isKnown(paid)) return [];
    const broken: Broken[] = [];
    if (sum([paid, plan, other]) !== cents(price)) {
      broken.push(['member + plan + others = price', price, paid, plan, other]);
    }
    if (sum(parts) > cents(paid))
      broken.push(['the parts are no more than the whole', paid, ...parts]);
    return broken;
  });

/** A claim adds to a deductible what of it went there. */
const toDeductible: Axiom = (world) =>
  world.of('countedAfter').flatMap((after): Broken[] => {
    const [claim = '', , kind] = wordsOf(after);
    const before = world.get('countedBefore', after.subject);
    const part = world.get('claimToDeductible', claim);
    if (kind !== 'deductible' || !before || !part || !isKnown(part)) return [];
    return cents(after) - cents(before) === cents(part)
      ? []
      : [['a claim adds what went to the deductible', before, after, part]];
  });

/** What counted for the family is the sum of what counted for its people; the same of what was paid. */
const family: Axiom = (world) =>
  ['countedTo', 'paidThisYear'].flatMap((fact) =>
    world
      .of(fact)
      .filter((each) => wordsOf(each)[0] === 'family' && isKnown(each))
      .flatMap((whole): Broken[] => {
        const people = world
          .of(fact)
          .filter((each) => wordsOf(each)[0] !== 'family' && restOf(each) === restOf(whole));
        const isWhole = people.length > 1 && people.every(isKnown);
        return isWhole && sum(people) !== cents(whole)
          ? [['the family is the sum of its people', whole, ...people]]
          : [];
      }),
  );

/** Member and plan pay no more than the price of a fill, and all of it without Extra Help. */
const fillParts: Axiom = (world) =>
  world.of('planPays').flatMap((plan): Broken[] => {
    const next = world.get('nextFill', plan.subject);
    const price = world.get('agreedPrice', restOf(plan));
    if (!next || !price) return [];
    const paid = sum([plan, next]);
    const hasHelp = world.get('fillCostNow', wordsOf(plan)[0] ?? '')?.value === 'helpCopay';
    return paid > cents(price) || (paid < cents(price) && !hasHelp)
      ? [['member + plan = price of the fill', price, next, plan]]
      : [];
  });

/** What is owed is what is open of the invoices; no more is late than is owed, and no more open than billed. */
const bills: Axiom = (world) => {
  const owed = world.get('owed', 'own');
  const late = world.get('pastDue', 'own');
  const open = world.of('invoiceOpen');
  const broken: Broken[] = open.flatMap((each): Broken[] => {
    const amount = world.get('invoiceAmount', each.subject);
    return amount && isKnown(amount) && isKnown(each) && cents(each) > cents(amount)
      ? [['no more is open than was billed', each, amount]]
      : [];
  });
  const isWhole = open.length > 0 && open.every(isKnown);
  if (owed && isKnown(owed) && isWhole && cents(owed) >= 0 && sum(open) !== cents(owed)) {
    broken.push([
      'what is owed is what is open of the invoices',
      owed,
      ...open.filter((each) => cents(each) > 0),
    ]);
  }
  if (owed && late && cents(late) > cents(owed))
    broken.push(['no more is late than owed', late, owed]);
  return broken;
};

const axioms: readonly Axiom[] = [
  ...[noLimit, left, nothing, atLimit, fullPrice, claimParts, toDeductible, family],
  ...[stage, fillParts, bills, ...timeAxioms],
];

/** Every rule between facts that the statements of one scenario and day break. */
export const brokenAxioms = (statements: readonly Statement[]): Contradiction[] =>
  [...groupBy(statements, worldOf).values()].flatMap((stated) => {
    const world = new World(stated);
    return axioms
      .flatMap((axiom) => axiom(world))
      .map(([rule, ...places]) => ({
        kind: 'axiom' as const,
        text: [
          `${stated[0]?.scenario}: ${rule}`,
          ...places.flatMap((each) => (each ? [`  ${factOf(each)}`, placeOf(each)] : [])),
        ].join('\n'),
      }));
  });
