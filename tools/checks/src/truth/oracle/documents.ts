import { cents, sum } from '../world/amounts';
import { Facts } from './facts';
import { businessDaysAfter, isDay } from '../world/calendar';
import { extraHelpOf } from './limits';
import { planOf, plansFor } from '../world/plans';
import { type Json, type World, part, rows, text } from '../world/world';

const amounts = (list: readonly Json[], field: string) =>
  sum(list.map((each) => cents(each[field])));

/** Invoices and payments, what is owed, what of it is late, and what is planned. */
export function billFacts(world: World): Facts {
  const facts = new Facts();
  const sentInvoices = world.body('payments.getInvoices')?.['invoices'];
  const sentPayments = world.body('payments.getHistory')?.['payments'];
  const [invoices, payments] = [rows(sentInvoices), rows(sentPayments)];
  for (const { invoiceNumber, amount, amountDue, dueOn } of invoices) {
    const [number, open] = [text(invoiceNumber), cents(amountDue)];
    facts.money(`invoiceAmount ${number}`, cents(amount));
    facts.money(`invoiceOpen ${number}`, open);
    facts.day(`invoiceDue ${number}`, dueOn);
    if (open === null || !isDay(dueOn)) continue;
    const unpaid = dueOn < world.day ? 'pastDue' : 'open';
    facts.word(`invoiceStatus ${number}`, open > 0 ? unpaid : 'paid');
  }
  for (const { paymentId, amount, status, takenOn } of payments) {
    facts.money(`paymentAmount ${text(paymentId)}`, cents(amount));
    facts.word(`paymentStatus ${text(paymentId)}`, text(status).toLowerCase());
    facts.day(`paymentTaken ${text(paymentId)}`, takenOn);
  }
  if (![sentInvoices, sentPayments].every(Array.isArray)) return facts;
  const having = (of: RegExp) =>
    sum(payments.map(({ status, amount }) => (of.test(String(status)) ? cents(amount) : 0)));
  // A card that was charged has paid, also before the bank has posted it.
  const paid = having(/POSTED|PROCESSING|PENDING|null/);
  facts.money('owed own', sum([amounts(invoices, 'amount'), paid && -paid]));
  const late = invoices.filter(({ dueOn }) => isDay(dueOn) && dueOn < world.day);
  facts.money('pastDue own', amounts(late, 'amountDue'));
  facts.money('plannedTotal own', having(/PLANNED/));
  return facts;
}

/**
 * How many messages are unread, where nothing adds to those of the inbox but what became of a new prescription, on the day
 * after it at the latest: no request, no auto-refill, no order that is held or came back.
 */
export function messageFacts({ body, day }: World): Facts {
  const facts = new Facts();
  const { messages, copies } = part(body('notifications.getList'));
  const added = [
    ...rows(body('coverageRequests.getList')?.['requests']),
    ...rows(body('mailOrderRefills.getList')?.['prescriptions']).map((each) => each['autoRefill']),
    ...rows(body('mailOrders.getList')?.['orders']).map(
      (each) => each['returnedOn'] ?? each['hold'],
    ),
  ];
  const unread = rows(messages).filter(({ read }) => read === false).length;
  const prescriptions = rows(body('mailOrderNewRx.getRequests')?.['requests']);
  const answered = prescriptions.filter(({ answerBy }) => text(answerBy) < day).length;
  const isAll = Array.isArray(messages) && !added.some(Boolean);
  const all = unread * Number(part(copies)['unread'] ?? 1) + answered;
  if (isAll) facts.word('unreadMessages own', String(all));
  return facts;
}

/** The state of an order by its plan, at nine in the morning of the day. */
export function orderState(order: Json, day: string): string {
  if (text(order['returnedOn'])) return 'returned';
  if (text(order['cancelledOn'])) return 'cancelled';
  if (order['hold']) return 'actionNeeded';
  const steps = Object.entries(part(order['plan'])).filter(([, at]) => text(at) <= `${day}T09`);
  return steps.at(-1)?.[0] ?? 'received';
}

/** The day on which an order arrives: so many business days later where an emergency of that day delays packages. */
function arrivalOf(order: Json, planned: string, world: World): string {
  const emergency = part(world.body('content.getEmergencyAlert')?.['emergency']);
  const addresses = rows(world.body('mailOrderCheckout.get')?.['addresses']);
  const { zip } = addresses.find(({ addressId }) => addressId === order['addressId']) ?? {};
  const isLate =
    emergency['deliveriesLate'] === true &&
    (emergency['lateZips'] as unknown[]).includes(zip) &&
    text(emergency['declaredOn']) <= planned &&
    planned <= text(emergency['endsOn']);
  return isLate ? businessDaysAfter(planned, Number(emergency['lateDays'])) : planned;
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
    const ended = text(order['cancelledOn']) || text(order['returnedOn']) || world.day;
    const hasLeft = shipped && !order['hold'] && shipped <= ended.slice(0, 10);
    if (hasLeft) facts.day(`orderShipped ${name}`, shipped);
    const isComing = !order['late'] && !/cancelled|returned|actionNeeded/.test(state);
    if (isComing && arrives) facts.day(`orderArrives ${name}`, arrivalOf(order, arrives, world));
  }
  return facts;
}

/** Premiums and limits of the plans that the member may choose, this year's and the next's; which plan is theirs. */
export function planFacts(world: World): Facts {
  const facts = new Facts();
  const year = Number(world.day.slice(0, 4));
  facts.word(`activePlan own ${year}`, planOf(world));
  for (const plan of plansFor(world)) {
    for (const [later, costs] of [plan, part(plan['nextYear'])].entries()) {
      const subject = `${text(plan['planCode'])} ${year + later}`;
      facts.money(`premium ${subject}`, cents(costs['premium']));
      facts.money(`planLimit ${subject}`, cents(costs['outOfPocketLimit']));
      // Who has Extra Help has no deductible.
      const hasNone = /full|lowestIncome/.test(extraHelpOf(world) ?? '');
      facts.money(`planDeductible ${subject}`, hasNone ? 0 : cents(costs['deductible']));
    }
  }
  facts.day(`enrolmentOpens ${year + 1}`, `${year}-10-15`);
  facts.day(`enrolmentEnds ${year + 1}`, `${year}-12-07`);
  return facts;
}
