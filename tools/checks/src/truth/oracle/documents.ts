import { addDays } from '@portal/scenarios';
import { type Facts, cents, isDay, money, say, sum } from './amounts';
import { type Claim, claimsOf, counts } from './claims';
import { planOf } from './plan';
import { type Json, type World, fixture, part, rows, text } from './world';

/** The names that a record has: its id and its number. */
const namesOf = (record: Json, fields: readonly string[]): string[] =>
  fields.map((field) => text(record[field])).filter((name) => name !== '');

/** Invoices and payments, what is owed, what of it is late, and what is planned. */
export function billFacts(world: World): Facts {
  const facts: Facts = new Map();
  const invoices = world.body('payments.getInvoices')?.['invoices'];
  const payments = world.body('payments.getHistory')?.['payments'];
  for (const each of rows(invoices)) {
    for (const name of namesOf(each, ['invoiceId', 'invoiceNumber'])) {
      say(facts, `invoiceAmount ${name}`, cents(each['amount']));
      say(facts, `invoiceOpen ${name}`, cents(each['amountDue']));
      if (isDay(each['dueOn'])) facts.set(`invoiceDue ${name}`, each['dueOn']);
    }
  }
  for (const each of rows(payments)) {
    for (const name of namesOf(each, ['paymentId', 'confirmationNumber'])) {
      say(facts, `paymentAmount ${name}`, cents(each['amount']));
    }
  }
  if (!Array.isArray(invoices) || !Array.isArray(payments)) return facts;
  const amounts = (list: unknown, field: string, of: (each: Json) => boolean = () => true) =>
    sum(
      rows(list)
        .filter(of)
        .map((each) => cents(each[field])),
    );
  const billed = amounts(invoices, 'amount');
  const paid = amounts(
    payments,
    'amount',
    ({ status }) => status === 'POSTED' || status === 'null',
  );
  if (billed !== null && paid !== null) say(facts, 'owed own', billed - paid);
  const isLate = ({ dueOn }: Json) => isDay(dueOn) && dueOn < world.day;
  say(facts, 'pastDue own', amounts(invoices, 'amountDue', isLate));
  say(
    facts,
    'plannedTotal own',
    amounts(payments, 'amount', ({ status }) => status === 'PLANNED'),
  );
  return facts;
}

/** The state of an order by its plan at nine in the morning of the day; null where something holds it up. */
function orderState(order: Json, day: string): string | null {
  if (text(order['returnedOn'])) return 'returned';
  if (text(order['cancelledOn'])) return 'cancelled';
  if (order['hold']) return 'actionNeeded';
  const steps = Object.entries(part(order['plan'])).filter(
    ([, at]) => text(at) <= `${day}T09:00:00`,
  );
  return steps.at(-1)?.[0] ?? 'received';
}

/** What orders of home delivery cost, their state, when they shipped and when they arrive. */
export function orderFacts(world: World): Facts {
  const facts: Facts = new Map();
  for (const order of rows(world.body('mailOrders.getList')?.['orders'])) {
    const name = text(order['orderNumber']);
    const state = orderState(order, world.day);
    const items = rows(order['items']).map((item) => cents(item['cost']));
    say(facts, `orderTotal ${name}`, sum([...items, cents(order['shippingCost'])]));
    if (state) facts.set(`orderStatus ${name}`, state);
    const plan = part(order['plan']);
    if (state === 'shipped' || state === 'delivered') {
      facts.set(`orderShipped ${name}`, text(plan['shipped']).slice(0, 10));
    }
    if (state && !['cancelled', 'returned', 'actionNeeded'].includes(state) && !order['late']) {
      facts.set(`orderArrives ${name}`, text(plan['delivered']).slice(0, 10));
    }
  }
  return facts;
}

/** The day from which the plan pays for a refill: once 85 % of the last fill's days are used. */
const refillDay = (filledOn: string, days: number) => addDays(filledOn, Math.ceil(days * 0.85));

/** When prescriptions run out, may be refilled and end, and how many refills they have left. */
export function prescriptionFacts(world: World): Facts {
  const facts: Facts = new Map();
  const fills = claimsOf(world).filter(counts);
  const last = new Map<string, Claim>();
  for (const fill of fills) {
    const takenBack = text(part(fill.entry['original'])['claimNumber']);
    if (
      fill.status === 'paid' &&
      !fills.some((c) => part(c.entry['original'])['claimNumber'] === fill.number)
    ) {
      last.set(fill.rxNumber, fill);
    } else if (takenBack && last.get(fill.rxNumber)?.number === takenBack)
      last.delete(fill.rxNumber);
  }
  for (const [rx, { day, days, entry }] of last) {
    if (!rx || !day || days < 1) continue;
    facts.set(`runsOut ${rx}`, addDays(day, days));
    facts.set(`refillFrom ${rx}`, refillDay(day, days));
    const refills = Number(entry['refillsAuthorized']) - Number(entry['fillNumber']);
    if (refills >= 0) facts.set(`refillsLeft ${rx}`, String(refills));
  }
  for (const each of rows(world.body('mailOrderRefills.getList')?.['prescriptions'])) {
    const rx = text(each['rxNumber']);
    facts.set(`refillsLeft ${rx}`, text(each['refillsLeft']));
    if (isDay(each['expiresOn'])) facts.set(`prescriptionEnds ${rx}`, each['expiresOn']);
    if (isDay(each['lastFilledOn']) && !facts.has(`runsOut ${rx}`)) {
      facts.set(`runsOut ${rx}`, addDays(each['lastFilledOn'], Number(each['days'])));
      facts.set(`refillFrom ${rx}`, refillDay(each['lastFilledOn'], Number(each['days'])));
    }
  }
  return facts;
}

/** Premiums and limits of the plans that the member may choose, this year's and the next's; which plan is theirs. */
export function planFacts(world: World): Facts {
  const facts: Facts = new Map();
  const year = Number(world.day.slice(0, 4));
  const { code, row } = planOf(world);
  if (code) facts.set(`activePlan own ${year}`, code);
  for (const plan of rows(fixture('drugs/plans.json')['plans'])) {
    if (plan['client'] !== row['client'] || plan['businessLine'] !== row['businessLine']) continue;
    for (const [of, costs] of [
      [year, plan],
      [year + 1, part(plan['nextYear'])],
    ] as const) {
      const subject = `${text(plan['planCode'])} ${of}`;
      say(facts, `premium ${subject}`, cents(costs['premium']));
      say(facts, `planDeductible ${subject}`, cents(costs['deductible']));
      // Medicare's own limit of 2027, which no plan of Part D may go past or below.
      const isKnown = world.isMedicare && of === 2027;
      facts.set(
        `planLimit ${subject}`,
        money(isKnown ? 240_000 : (cents(costs['outOfPocketLimit']) ?? 0)),
      );
    }
  }
  facts.set(`enrolmentOpens ${year + 1}`, `${year}-10-15`);
  facts.set(`enrolmentEnds ${year + 1}`, `${year}-12-07`);
  return facts;
}
