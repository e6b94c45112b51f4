import type { FactName } from '@portal/domain/facts';
import type { OracleValues } from './compare';
import { isScreen } from './must-state';
import { type Contradiction, groupBy, type Statement } from './statements';
import { addDays } from './world/calendar';

/** What is known of a fact, and of what else the same documents decide. */
interface Known {
  subject: string;
  value: string;
  day: string;
  all: OracleValues;
}

interface Place {
  screen: string;
  /** Of which subjects and values the screen states it; of all unless given. */
  isStated?: (known: Known) => boolean;
  /** The screen states it of some of them, not of each. */
  some?: true;
  /** It does so only where it states this fact, too: without it the list is closed. */
  nextTo?: FactName;
  /** It does so only where this screen was read, too: one that is closed to the person leads nowhere. */
  opened?: string;
}

const isOwn = ({ subject }: Pick<Known, 'subject'>) => /^own\b/.test(subject);
const isSomething = ({ value }: Known) => Number(value) !== 0;

/** An order may be placed from a day on, before the prescription ends, refills are left, and no emergency lets it be early. */
const isOrderedFrom = ({ subject, value, day, all }: Known) =>
  (all.get(`refillFrom ${subject}`) ?? value) > day &&
  Number(all.get(`refillsLeft ${subject}`)) > 0 &&
  value <= (all.get(`prescriptionEnds ${subject}`) ?? '');

/** It ends within thirty days, or before an order may be placed. */
const endsSoon = ({ subject, value, day, all }: Known) =>
  Number(all.get(`refillsLeft ${subject}`)) > 0 &&
  day <= value &&
  (value < addDays(day, 30) || value < (all.get(`orderFrom ${subject}`) ?? ''));

/** The screen that states a fact wherever the documents decide it: a mark that is gone would look like peace. */
const placeOf: Partial<Record<FactName, Place>> = {
  otherCareTo: {
    screen: 'myDrugs',
    isStated: (known) => known.subject === 'own outOfPocket' && isSomething(known),
  },
  fullPriceUntil: { screen: 'dashboard', isStated: isOwn },
  nothingThrough: { screen: 'dashboard', isStated: isOwn },
  orderFrom: { screen: 'mailOrder', isStated: isOrderedFrom, some: true, nextTo: 'refillCost' },
  prescriptionEnds: { screen: 'mailOrder', isStated: endsSoon, nextTo: 'refillCost' },
  autoRefillNext: { screen: 'mailOrder', nextTo: 'refillsLeft' },
  orderShipped: { screen: 'mailOrders →*' },
  plannedTotal: { screen: 'makePayment', isStated: isSomething },
  appealBy: { screen: 'coverageRequests →*' },
  approvalEnds: { screen: 'coverageRequests →*' },
  chosenPlan: { screen: 'planSelection' },
  enrolmentOpens: { screen: 'planSelection', nextTo: 'premium' },
  unreadMessages: { screen: 'dashboard', isStated: isSomething, opened: 'messageCenter' },
};

/** What a screen states, of whatever months, where the play states another fact of the member that is not nothing. */
const placesBecauseOf: readonly (Place & { because: FactName; facts: readonly FactName[] })[] = [
  { because: 'restOfYear', screen: 'paymentPlan', facts: ['monthAtPharmacy', 'monthBill'] },
];

type Screen = Pick<Statement, 'scenario' | 'day' | 'language' | 'screen'>;

/** Every fact that the documents decide and that its screen, which was read, does not state. */
export function notStatedThoughKnown(
  statements: readonly Statement[],
  screens: readonly Screen[],
  knownOf: (scenario: string, day: string) => OracleValues,
): Contradiction[] {
  const keyOf = ({ scenario, day, language }: Screen) => `${scenario} ${day} ${language}`;
  const read = groupBy(screens, keyOf);
  const said = groupBy(statements, keyOf);
  return [...read].flatMap(([key, ofPlay]) => {
    const [{ scenario, day, language } = { scenario: '', day: '', language: '' }] = ofPlay;
    const all = knownOf(scenario, day);
    const known = [...all].flatMap(([of, value]) => {
      const [fact = '', ...subject] = of.split(' ');
      return value.startsWith('?') ? [] : [{ fact, subject: subject.join(' '), value, day, all }];
    });
    const isSaid = (screen: string, fact: string, subject?: string) =>
      (said.get(key) ?? []).some(
        (each) =>
          each.fact === fact &&
          (subject === undefined || each.subject === subject) &&
          isScreen(screen)(each.screen),
      );
    const isRead = (screen: string) => ofPlay.some((each) => isScreen(screen)(each.screen));
    const missing = ({ screen, nextTo, opened }: Place, fact: string, subject?: string) => {
      const isOpen =
        isRead(screen) &&
        (opened === undefined || isRead(opened)) &&
        (nextTo === undefined || isSaid(screen, nextTo));
      const what = subject === undefined ? fact : `${fact} ${subject}`;
      return !isOpen || isSaid(screen, fact, subject)
        ? []
        : [`${scenario}: ${screen} (${language}) does not state ${what}`];
    };
    const byFact = (Object.entries(placeOf) as [FactName, Place][]).flatMap(([name, place]) => {
      const { isStated = () => true, some } = place;
      const ofFact = known.filter((each) => each.fact === name && isStated(each));
      if (some) return ofFact.length > 0 ? missing(place, name) : [];
      return ofFact.flatMap(({ subject }) => missing(place, name, subject));
    });
    const isStatedAs = (fact: string) =>
      (said.get(key) ?? []).some(
        (each) => each.fact === fact && isOwn(each) && Number(each.value) > 0,
      );
    const becauseOf = placesBecauseOf.flatMap((place) =>
      isStatedAs(place.because) ? place.facts.flatMap((name) => missing(place, name)) : [],
    );
    return [...byFact, ...becauseOf].map((text) => ({ kind: 'not stated' as const, text }));
  });
}
