import { sumAmounts } from '../money/money';
import { type CardFacts, usualCard } from '../payments/saved-cards';
import type { Cart } from './cart';
import { type CheckoutFacts, type CheckoutProblem, choiceProblems } from './checkout-problems';
import { priceInOrder, type StatedYear } from './order-prices';
import { choicesOf, type PricedChoice, type RefillFacts } from './refill';
import {
  type AddressFacts,
  needsOf,
  type OrderNeeds,
  type ShippingFacts,
  usualAddress,
  usualShipping,
} from './usual-choices';

/** The pages of the checkout, in order. */
export const checkoutSteps = ['medicines', 'health', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** A line with its refill and supply; the cost is the one in this order. */
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
  /** How much less the medicines cost in this order than each alone. */
  lessThanAlone: number;
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
  const { lines: alone, lineProblems } = readLines(cart, facts.refills);
  const lines = priceInOrder(alone, facts.year);
  const needs = needsOf(lines.map(({ refill }) => refill));
  const address = facts.addresses.find(({ addressId }) => addressId === cart.addressId) ?? null;
  const shipping = facts.shipping.find(({ shippingId }) => shippingId === cart.shippingId) ?? null;
  const chosen = cart.payment && 'cardId' in cart.payment ? cart.payment.cardId : null;
  const card = facts.cards.find(({ cardId }) => cardId === chosen) ?? null;
  const problems: CheckoutProblem[] = [
    ...lineProblems,
    ...choiceProblems(cart, { address, shipping, card }, needs, facts),
  ];
  const steps = checkoutSteps.map((step) => ({
    step,
    isComplete: step !== 'review' && !problems.some((each) => each.step === step),
  }));
  const shippingCost = shipping?.cost ?? null;
  const medicines = sumAmounts(costsOf(lines));
  return {
    lines,
    needs,
    address,
    shipping,
    card,
    problems,
    steps,
    reachable: steps.findIndex(({ isComplete }) => !isComplete),
    totals: {
      medicines,
      lessThanAlone: sumAmounts([...costsOf(alone), -medicines]),
      shipping: shippingCost,
      total: sumAmounts([medicines, shippingCost]),
    },
  };
}

function readLines<R extends RefillFacts>(cart: Pick<Cart, 'lines'>, refills: readonly R[]) {
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

const costsOf = (lines: readonly ReadLine<RefillFacts>[]) => lines.map(({ choice }) => choice.cost);

/** The supplies of a line, each with its cost in the order with the other lines. */
export function choicesInOrder<R extends RefillFacts>(
  { lines }: Pick<Cart, 'lines'>,
  { refills, year }: { refills: readonly R[]; year: StatedYear | null },
  refill: R,
): PricedChoice[] {
  return choicesOf(refill).map((choice) => {
    const { rxNumber } = refill;
    const { days } = choice;
    const changed = lines.map((line) => (line.rxNumber === rxNumber ? { rxNumber, days } : line));
    const priced = priceInOrder(readLines({ lines: changed }, refills).lines, year);
    return priced.find((line) => line.refill === refill)?.choice ?? choice;
  });
}

/** The cart with the usual address, method and payment where none was chosen. */
export function withUsualChoices(cart: Cart, facts: CheckoutFacts): Cart {
  const { needs } = readCheckout(cart, facts);
  const { addresses, today, shipping, cards, now, usual } = facts;
  const card = usualCard(cards, now);
  return {
    ...cart,
    addressId: cart.addressId ?? usualAddress(addresses, needs, today)?.addressId ?? null,
    shippingId:
      cart.shippingId ?? usualShipping(shipping, needs, usual?.shippingId)?.shippingId ?? null,
    payment: cart.payment ?? (card && { cardId: card.cardId }),
  };
}
