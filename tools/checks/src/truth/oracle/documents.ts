import { addDays, daysBetween } from '@portal/scenarios';
import { Facts, cents, isDay, sum } from './amounts';
import { claimsOf } from './claims';
import { limitNextYear, pharmacies, planOf, plansFor } from './plan';
import { type Json, type World, part, rows, text } from './world';

const amounts = (list: readonly Json[], field: string) =>
  sum(list.map((each) => cents(each[field])));

/** Invoices and payments, what is owed, what of it is late, and what is planned. */
export function billFacts(world: World): Facts {
  const facts = new Facts();
  const sent = [
    world.body('payments.getInvoices')?.['invoices'],
    world.body('payments.getHistory')?.['payments'],
  ] as const;
  const [invoices, payments] = [rows(sent[0]), rows(sent[1])];
  for (const invoice of invoices) {
    for (const name of [text(invoice['invoiceId']), text(invoice['invoiceNumber'])]) {
      facts.money(`invoiceAmount ${name}`, cents(invoice['amount']));
      facts.money(`invoiceOpen ${name}`, cents(invoice['amountDue']));
      facts.day(`invoiceDue ${name}`, invoice['dueOn']);
    }
  }
  for (const payment of payments) {
    for (const name of [text(payment['paymentId']), text(payment['confirmationNumber'])]) {
      facts.money(`paymentAmount ${name}`, cents(payment['amount']));
    }
  }
  if (!sent.every(Array.isArray)) return facts;
  const having = (...words: string[]) =>
    amounts(
      payments.filter(({ status }) => words.includes(String(status))),
      'amount',
    );
  const [billed, paid] = [amounts(invoices, 'amount'), having('POSTED', 'null')];
  if (billed !== null && paid !== null) facts.money('owed own', billed - paid);
  const late = invoices.filter(({ dueOn }) => isDay(dueOn) && dueOn < world.day);
  facts.money('pastDue own', amounts(late, 'amountDue'));
  facts.money('plannedTotal own', having('PLANNED'));
  return facts;
}

/** The state of an order by its plan, at nine in the morning of the day. */
function orderState(order: Json, day: string): string {
  if (text(order['returnedOn'])) return 'returned';
  if (text(order['cancelledOn'])) return 'cancelled';
  if (order['hold']) return 'actionNeeded';
  const steps = Object.entries(part(order['plan'])).filter(([, at]) => text(at) <= `${day}T09`);
  return steps.at(-1)?.[0] ?? 'received';
}

/** What orders of home delivery cost, their state, when they shipped and when they arrive. */
export function orderFacts(world: World): Facts {
  const facts = new Facts();
  for (const order of rows(world.body('mailOrders.getList')?.['orders'])) {
    const name = text(order['orderNumber']);
    const state = orderState(order, world.day);
    const [shipped, arrives] = ['shipped', 'delivered'].map((step) =>
      text(part(order['plan'])[step]).slice(0, 10),
    );
    const cost = amounts(rows(order['items']), 'cost');
    facts.money(`orderTotal ${name}`, sum([cost, cents(order['shippingCost'])]));
    facts.word(`orderStatus ${name}`, state);
    if (['cancelled', 'returned', 'actionNeeded'].includes(state)) continue;
    if (shipped && shipped <= world.day) facts.day(`orderShipped ${name}`, shipped);
    if (!order['late']) facts.day(`orderArrives ${name}`, arrives);
  }
  return facts;
}

/** The usual days between fills where they are longer by more than a quarter, at most twice the supply; else the supply. */
function paceOf(days: number, filled: readonly string[]): number {
  const gaps = filled.slice(1).map((day, at) => daysBetween(filled[at] ?? day, day));
  const sorted = gaps.sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((gaps.length - 1) / 2)],
    sorted[Math.floor(gaps.length / 2)],
  ];
  const median = filled.length < 3 ? 0 : ((low ?? 0) + (high ?? 0)) / 2;
  return median > days * 1.25 ? Math.min(Math.round(median), days * 2) : days;
}

/** When a fill is used up, and when the plan pays again: after 85 % of its days, by mail after 75 %. */
function sayFill(
  facts: Facts,
  rx: string,
  filled: readonly string[],
  days: number,
  npi: string,
): void {
  const last = filled.at(-1) ?? '';
  const share = pharmacies.get(npi) === 'mail' ? 0.75 : 0.85;
  facts.day(`runsOut ${rx}`, addDays(last, paceOf(days, filled)));
  facts.day(`refillFrom ${rx}`, addDays(last, Math.ceil(days * share)));
}

/** When prescriptions run out, may be refilled and end, and how many refills they have left. */
export function prescriptionFacts(world: World): Facts {
  const facts = new Facts();
  for (const each of rows(world.body('mailOrderRefills.getList')?.['prescriptions'])) {
    const { lastFilledOn, days } = each;
    const rx = text(each['rxNumber']);
    if (isDay(lastFilledOn)) sayFill(facts, rx, [lastFilledOn], Number(days), '1999000114');
    facts.word(`refillsLeft ${rx}`, text(each['refillsLeft']));
    facts.day(`prescriptionEnds ${rx}`, each['expiresOn']);
  }
  const claims = claimsOf(world);
  const takenBack = new Set(claims.map(({ entry }) => part(entry['original'])['claimNumber']));
  const filled = new Map<string, string[]>();
  for (const { rxNumber: rx, number, status, day, days, entry, npi } of claims) {
    const isFill = ['paid', 'adjusted', 'inProgress'].includes(status) && !takenBack.has(number);
    if (!isFill || !day || !rx || !(days > 0)) continue;
    filled.set(rx, [...(filled.get(rx) ?? []), day]);
    sayFill(facts, rx, filled.get(rx) ?? [], days, npi);
    const left = Math.max(0, Number(entry['refillsAuthorized']) - Number(entry['fillNumber']));
    if (left >= 0 && !facts.has(`prescriptionEnds ${rx}`))
      facts.word(`refillsLeft ${rx}`, String(left));
  }
  return facts;
}

/** Premiums and limits of the plans that the member may choose, this year's and the next's; which plan is theirs. */
export function planFacts(world: World): Facts {
  const facts = new Facts();
  const year = Number(world.day.slice(0, 4));
  facts.word(`activePlan own ${year}`, planOf(world));
  for (const plan of plansFor(world)) {
    for (const [of, costs] of [
      [year, plan],
      [year + 1, part(plan['nextYear'])],
    ] as const) {
      const subject = `${text(plan['planCode'])} ${of}`;
      facts.money(`premium ${subject}`, cents(costs['premium']));
      facts.money(`planDeductible ${subject}`, cents(costs['deductible']));
      const limit = cents(costs['outOfPocketLimit']);
      facts.money(`planLimit ${subject}`, of > year ? limitNextYear(world, plan) : limit);
    }
  }
  facts.day(`enrolmentOpens ${year + 1}`, `${year}-10-15`);
  facts.day(`enrolmentEnds ${year + 1}`, `${year}-12-07`);
  return facts;
}
