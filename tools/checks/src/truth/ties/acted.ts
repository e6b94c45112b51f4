import { addDays, businessDaysAfter, daysBetween } from '../world/calendar';
import { oracleIn } from '../oracle/oracle';
import { part, rows, text, worldOf } from '../world/world';
import { promisesIn } from '../oracle/promises';
import { playDays } from './played';
import { tiesOf } from './ties';

export type Days = ReturnType<typeof playDays>;

const method = { cardId: 'CARD-1' };

/** Pays an amount now, or plans to. Returns what the service stored of it. */
export const pay = (days: Days, amount: number, payOn?: string) =>
  part(
    days.call('payments.pay', {
      body: { amount, method, payOn },
      idempotencyKey: `${amount} ${payOn ?? ''}`,
    })['payment'],
  );

const balanceOf = (days: Days) => Number(days.call('payments.getAccount')['currentBalance']);

/** Orders what is ready, at most so many, at the prices that the service says. Returns the number of the order. */
export function order(days: Days, memberId: string, most: number, shippingId = 'standard'): string {
  const query = { memberId };
  const refills = rows(days.call('mailOrderRefills.getList', { query })['refills']);
  const items = refills
    .filter(({ status, memberId: of }) => status === 'READY' && text(of) === memberId)
    .slice(0, most)
    .map(({ rxNumber, choices }) => {
      const choice = rows(choices).at(-1);
      return { rxNumber, days: choice?.['days'], cost: choice?.['cost'] };
    });
  const checkout = days.call('mailOrderCheckout.get', { query });
  const method = rows(checkout['shipping']).find((each) => each['shippingId'] === shippingId);
  const costs = [...items.map(({ cost }) => cost), method?.['cost'] ?? 0];
  const placed = days.call('mailOrderCheckout.placeOrder', {
    idempotencyKey: `${memberId} ${most}`,
    body: {
      memberId,
      items,
      addressId: rows(checkout['addresses'])[0]?.['addressId'],
      shippingId,
      packaging: { childResistant: true, largePrint: false, labelLanguage: 'en' },
      payment: { pciToken: 'PCI-CARD-1' },
      expectedTotal:
        costs.reduce<number>((sum, cost) => sum + Math.round(Number(cost) * 100), 0) / 100,
      healthConfirmed: true,
      agreed: true,
    },
  });
  return text(part(rows(placed['orders'])[0] ?? placed['order'])['orderNumber']);
}

/** What it promises, `fact subject` to value, where no document says it afterwards. */
type Act = (days: Days, memberId: string) => Readonly<Record<string, string>> | void;

const nothing: Act = () => {};

/** Two business days: the order is in by the morning. */
const orderInTwoDays = (days: Days, memberId: string) => {
  const orderNumber = order(days, memberId, Infinity, 'two-day');
  return { orderNumber, arrives: businessDaysAfter(days.world().day, 2) };
};

/** What the actions of the sweep ask of the services, where it touches a figure, an order or a request. */
const acts: Readonly<Record<string, Act>> = {
  'pays the balance': (days) => void pay(days, balanceOf(days)),
  'plans a payment': (days) => void pay(days, balanceOf(days), addDays(days.world().day, 6)),
  'orders refills': (days, memberId) => {
    const { orderNumber, arrives } = orderInTwoDays(days, memberId);
    return { [`orderArrives ${orderNumber}`]: arrives };
  },
  'orders refills and cancels': (days, memberId) => {
    const { orderNumber } = orderInTwoDays(days, memberId);
    days.call('mailOrders.cancel', { params: { orderNumber }, body: { memberId } });
  },
  'turns the automatic payment on': (days) =>
    void days.call('payments.setAutomatic', { body: { dayOfMonth: 12, ceiling: 60, method } }),
  waits: nothing,
  'turns auto-refill on': nothing,
  'ends the access of a caregiver': nothing,
  'sets a pharmacy': nothing,
  'chooses a plan': (days) => {
    days.call('plans.select', { body: { planCode: 'PDP-088' } });
    return { 'chosenPlan own 2027': 'PDP-088' };
  },
  'reads a message': nothing,
};

/** The member's services after an action, so many days after the scenario begins; null where it is not acted here. */
function after(scenario: string, action: string, day: string) {
  const act = acts[action];
  const memberId = text(worldOf(scenario).body('user.getMemberInfo')?.['memebrId']);
  if (!act || memberId === '') return null;
  const days = playDays(scenario, memberId);
  const promised = act(days, memberId) ?? {};
  days.daysAfter(daysBetween(days.world().day, day));
  return { world: days.world(), promised };
}

/** What services say themselves in an answer, and not in a document: it would be compared with itself. */
const ofServices = /^(order(Status|Shipped|Arrives|From)|refillsLeft|refillFrom|runsOut) /;

/** Every figure after an action of the sweep, from what the services have on the day. */
export function oracleAfter(scenario: string, action: string, day: string): Map<string, string> {
  const acted = after(scenario, action, day);
  const facts = acted ? [...oracleIn(acted.world), ...promisesIn(acted.world)] : [];
  const ofDocuments = facts.filter(([fact]) => !ofServices.test(fact));
  return new Map([...ofDocuments, ...Object.entries(acted?.promised ?? {})]);
}

/** Where the services contradict themselves after an action, a sentence each. */
export function contradictionsAfter(scenario: string, action: string, day: string): string[] {
  const acted = after(scenario, action, day);
  return acted ? tiesOf(acted.world) : [];
}
