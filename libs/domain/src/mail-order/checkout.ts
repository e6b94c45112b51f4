import { isCardExpired } from '../payments';
import { sumAmounts } from '../money';
import {
  addressRefusal,
  type AddressRefusal,
  type AddressFacts,
  type CardFacts,
  choicesOf,
  needsOf,
  type OrderNeeds,
  type PricedChoice,
  type RefillFacts,
  shippingRefusal,
  type ShippingFacts,
  usualAddress,
  usualCard,
  usualShipping,
} from './refill';

/** A refill that was chosen, and for how many days. */
export interface CartLine {
  rxNumber: string;
  days: number;
}

export interface CartPackaging {
  childResistant: boolean;
  largePrint: boolean;
  labelLanguage: 'en' | 'es';
}

/** How an order is paid: by a card of the vault, or on the bill. */
export type CartPayment = { pciToken: string } | { billMe: true };

/** All that the member has chosen for an order. Nothing of a card but the vault's name for it, nothing of health. */
export interface Cart {
  /** The idempotency key: however often this order is sent, it is placed once (MO-2). */
  key: string;
  /** The patient. */
  memberId: string;
  lines: readonly CartLine[];
  /** The allergies and conditions on record were confirmed for this order. */
  healthConfirmed: boolean;
  addressId: string | null;
  shippingId: string | null;
  /** Null: as the patient's packages are made already. */
  packaging: CartPackaging | null;
  /** An adult asks for easy-open caps. */
  adultConfirmed: boolean;
  payment: CartPayment | null;
}

export const emptyCart = (key: string, memberId: string): Cart => ({
  key,
  memberId,
  lines: [],
  healthConfirmed: false,
  addressId: null,
  shippingId: null,
  packaging: null,
  adultConfirmed: false,
  payment: null,
});

/** What the services say about the things in a cart. */
export interface CheckoutFacts<
  R extends RefillFacts = RefillFacts,
  A extends AddressFacts = AddressFacts,
  S extends ShippingFacts = ShippingFacts,
  C extends CardFacts = CardFacts,
> {
  refills: readonly R[];
  addresses: readonly A[];
  shipping: readonly S[];
  cards: readonly C[];
  billMeAllowed: boolean;
  /** The usual packaging. */
  packaging: { childResistant: boolean };
  now: Date;
  /** YYYY-MM-DD */
  today: string;
}

/** The pages of the checkout, in order. */
export const checkoutSteps = ['medicines', 'health', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Why a line cannot be ordered: what its refill waits for, or that there is no such supply. */
export type LineProblem =
  | 'gone'
  | 'tooEarly'
  | 'renewalNeeded'
  | 'expired'
  | 'onHold'
  | 'inProcess'
  | 'notCovered'
  | 'unknown'
  | 'noSupply';

/** What stands in the way of the next step: the field by its name, and a code that the screen words. */
export type CheckoutProblem =
  | { step: 'medicines'; field: 'medicines'; code: 'none' }
  | { step: 'medicines'; field: `medicine-${string}`; code: LineProblem; rxNumber: string }
  | { step: 'health'; field: 'health'; code: 'notConfirmed' }
  | { step: 'shipping'; field: 'address'; code: 'missing' | AddressRefusal }
  | { step: 'shipping'; field: 'shipping'; code: 'missing' | 'tooSlow' | 'noPrice' }
  | { step: 'shipping'; field: 'adult'; code: 'notConfirmed' }
  | { step: 'payment'; field: 'payment'; code: 'missing' | 'expired' | 'noBill' };

/** A line with the refill and the supply that it stands for. */
export interface ReadLine<R> {
  refill: R;
  choice: PricedChoice;
}

/** A cart compared with the services: what is chosen, what it costs, and what is missing. */
export interface ReadCheckout<R, A, S, C> {
  lines: readonly ReadLine<R>[];
  needs: OrderNeeds;
  address: A | null;
  shipping: S | null;
  /** Null: on the bill, or nothing chosen. */
  card: C | null;
  problems: readonly CheckoutProblem[];
  /** Complete, in order: the first step that is not has an index of `reachable`. */
  steps: readonly { step: CheckoutStep; isComplete: boolean }[];
  /** The index of the last step that may be opened. */
  reachable: number;
  totals: OrderTotals;
}

/** Dollars, added as cents. `shipping` is null while no method is chosen. */
export interface OrderTotals {
  medicines: number;
  shipping: number | null;
  total: number;
}

/** Reads a cart: everything that the checkout shows and the order sends follows from this. */
export function readCheckout<
  R extends RefillFacts,
  A extends AddressFacts,
  S extends ShippingFacts,
  C extends CardFacts,
>(cart: Cart, facts: CheckoutFacts<R, A, S, C>): ReadCheckout<R, A, S, C> {
  const { lines, lineProblems } = readLines(cart, facts.refills);
  const needs = needsOf(lines.map(({ refill }) => refill));
  const address = facts.addresses.find(({ addressId }) => addressId === cart.addressId) ?? null;
  const shipping = facts.shipping.find(({ shippingId }) => shippingId === cart.shippingId) ?? null;
  const token = cart.payment && 'pciToken' in cart.payment ? cart.payment.pciToken : null;
  const card = facts.cards.find(({ pciToken }) => pciToken === token) ?? null;
  const problems: CheckoutProblem[] = [
    ...lineProblems,
    ...(cart.healthConfirmed
      ? []
      : [{ step: 'health', field: 'health', code: 'notConfirmed' } as const]),
    ...addressProblems(address, needs, facts.today),
    ...shippingProblems(shipping, needs),
    ...packagingProblems(cart, facts.packaging),
    ...paymentProblems(cart.payment, card, facts),
  ];
  const steps = checkoutSteps.map((step) => ({
    step,
    isComplete: step !== 'review' && !problems.some((each) => each.step === step),
  }));
  const shippingCost = shipping?.cost ?? null;
  const medicines = sumAmounts(lines.map(({ choice }) => choice.cost));
  return {
    lines,
    needs,
    address,
    shipping,
    card,
    problems,
    steps,
    reachable: steps.findIndex(({ isComplete }) => !isComplete),
    totals: { medicines, shipping: shippingCost, total: sumAmounts([medicines, shippingCost]) },
  };
}

function readLines<R extends RefillFacts>(cart: Cart, refills: readonly R[]) {
  const lines: ReadLine<R>[] = [];
  const lineProblems: CheckoutProblem[] = [];
  if (cart.lines.length === 0) {
    lineProblems.push({ step: 'medicines', field: 'medicines', code: 'none' });
  }
  for (const { rxNumber, days } of cart.lines) {
    const refill = refills.find((each) => each.rxNumber === rxNumber);
    const choice = refill && choicesOf(refill).find((each) => each.days === days);
    if (refill?.status === 'ready' && choice) lines.push({ refill, choice });
    else {
      const status = refill?.status ?? 'gone';
      lineProblems.push({
        step: 'medicines',
        field: `medicine-${rxNumber}`,
        code: status === 'ready' ? 'noSupply' : status,
        rxNumber,
      });
    }
  }
  return { lines, lineProblems };
}

function addressProblems(
  address: AddressFacts | null,
  needs: OrderNeeds,
  today: string,
): CheckoutProblem[] {
  const code = address ? addressRefusal(address, needs, today) : 'missing';
  return code ? [{ step: 'shipping', field: 'address', code }] : [];
}

function shippingProblems(method: ShippingFacts | null, needs: OrderNeeds): CheckoutProblem[] {
  const code = method ? shippingRefusal(method, needs) : 'missing';
  return code ? [{ step: 'shipping', field: 'shipping', code }] : [];
}

/** Easy-open caps that the patient does not have yet need an adult's word. */
function packagingProblems(
  { packaging, adultConfirmed }: Cart,
  usual: { childResistant: boolean },
): CheckoutProblem[] {
  const asks = packaging !== null && !packaging.childResistant && usual.childResistant;
  return asks && !adultConfirmed
    ? [{ step: 'shipping', field: 'adult', code: 'notConfirmed' }]
    : [];
}

function paymentProblems(
  payment: CartPayment | null,
  card: CardFacts | null,
  { billMeAllowed, now }: CheckoutFacts,
): CheckoutProblem[] {
  const problem = (code: 'missing' | 'expired' | 'noBill'): CheckoutProblem[] => [
    { step: 'payment', field: 'payment', code },
  ];
  if (payment && 'billMe' in payment) return billMeAllowed ? [] : problem('noBill');
  if (!card) return problem('missing');
  return isCardExpired(card, now) ? problem('expired') : [];
}

/** The cart with the usual address, method and payment where none was chosen. */
export function withUsualChoices(cart: Cart, facts: CheckoutFacts): Cart {
  const { needs } = readCheckout(cart, facts);
  const { addresses, today, shipping, cards, now } = facts;
  const card = usualCard(cards, now);
  return {
    ...cart,
    addressId: cart.addressId ?? usualAddress(addresses, needs, today)?.addressId ?? null,
    shippingId: cart.shippingId ?? usualShipping(shipping, needs)?.shippingId ?? null,
    payment: cart.payment ?? (card && { pciToken: card.pciToken }),
  };
}
