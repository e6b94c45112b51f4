import { claimFacts } from './claims';
import { claimsOf } from '../world/claims';
import { billFacts, messageFacts, orderFacts, planFacts } from './documents';
import { costFacts, limitFacts } from './limits';
import { isPerson, withheldAtHomeDelivery, withheldIn } from '../world/people';
import { prescriptionFacts } from './prescriptions';
import { priceFacts } from './quotes';
import { type World, rows, text, worldOf } from '../world/world';
import { planYearFacts, yearFacts } from './year-facts';

/** What is told of a person whose claims are not: sums of the year, and limits. */
const ofYear =
  /^(paidThisYear|planPaidInYear|countedTo|limitOf|leftOf|metBy|fillCostNow|nothingThrough) /;

/**
 * Whether a fact is about someone whose claims who is signed in does not see, and more than a sum of the year, or about a
 * prescription or an order of someone whose home delivery they do not see.
 */
function isWithheldIn(world: World): (fact: string) => boolean {
  const people = new Set(withheldIn(world).map(({ who }) => who));
  const claims = claimsOf(world).filter(({ person }) => people.has(person.who));
  const others = withheldAtHomeDelivery(world);
  const prescriptions = rows(world.body('mailOrderRefills.getList')?.['prescriptions']);
  const orders = rows(world.body('mailOrders.getList')?.['orders']);
  const mailed = [...prescriptions, ...orders].filter(({ memberId }) =>
    others.some(({ memberNumber }) => isPerson(memberNumber, text(memberId))),
  );
  const names = mailed.map(({ rxNumber, orderNumber }) => text(rxNumber ?? orderNumber));
  const hidden = new Set([...people, ...claims.map(({ id }) => id), ...names]);
  return (fact) => !ofYear.test(fact) && fact.split(' ').some((word) => hidden.has(word));
}

/**
 * Every figure of a scenario on a day (its own unless stated), from its documents alone: `fact subject` to value.
 * It shares no rule with the portal or the stand-ins. What no screen may say is `?withheld`: no statement is.
 */
export const oracleFor = (scenario: string, day?: string): Map<string, string> =>
  oracleIn(worldOf(scenario, day));

/** The same of any world. */
export function oracleIn(world: World): Map<string, string> {
  const ofPerson = [claimFacts, limitFacts, costFacts, priceFacts, yearFacts, planYearFacts];
  const ofDocuments = [billFacts, orderFacts, prescriptionFacts, planFacts, messageFacts];
  const isWithheld = isWithheldIn(world);
  const all = [...ofPerson, ...ofDocuments].flatMap((facts) => [...facts(world)]);
  return new Map(all.map(([fact, value]) => [fact, isWithheld(fact) ? '?withheld' : value]));
}
