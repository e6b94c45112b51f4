import { type CardFacts, isCardExpired } from '../payments/saved-cards';
import type { Cart, CartPackaging, CartPayment } from './cart';
import type { StatedYear } from './order-prices';
import type { RefillFacts } from './refill';
import {
  addressRefusal,
  type AddressRefusal,
  type AddressFacts,
  type OrderNeeds,
  shippingRefusal,
  type ShippingFacts,
} from './usual-choices';

/** Why a line cannot be ordered: the status of its refill, or that there is no such supply. */
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

/** Why the next step cannot be opened: the field by its name, and a code for which the screen has a sentence. */
export type CheckoutProblem =
  | { step: 'medicines'; field: 'medicines'; code: 'none' }
  | { step: 'medicines'; field: `medicine-${string}`; code: LineProblem; rxNumber: string }
  | { step: 'health'; field: 'health'; code: 'notConfirmed' }
  | { step: 'shipping'; field: 'address'; code: 'missing' | AddressRefusal }
  | { step: 'shipping'; field: 'shipping'; code: 'missing' | 'tooSlow' | 'noPrice' }
  | { step: 'shipping'; field: 'adult'; code: 'notConfirmed' }
  | { step: 'payment'; field: 'payment'; code: 'missing' | 'expired' | 'noBill' };

/** The answers of the services about the items of a cart. */
export interface CheckoutFacts<
  R extends RefillFacts = RefillFacts,
  A extends AddressFacts = AddressFacts,
  S extends ShippingFacts = ShippingFacts,
  C extends CardFacts = CardFacts,
> {
  refills: readonly R[];
  /** How much of the yearly limits is met; null when it is not known. */
  year: StatedYear | null;
  addresses: readonly A[];
  shipping: readonly S[];
  cards: readonly C[];
  billMeAllowed: boolean;
  /** The method that the member stored as usual; blank where they stored none. */
  usual?: { shippingId: string };
  /** The usual packaging. */
  packaging: { childResistant: boolean };
  now: Date;
  /** YYYY-MM-DD */
  today: string;
}

/** What the cart has in addition to its lines. */
interface Chosen {
  address: AddressFacts | null;
  shipping: ShippingFacts | null;
  card: CardFacts | null;
}

/** What is missing besides the medicines. */
export function choiceProblems(
  cart: Cart,
  { address, shipping, card }: Chosen,
  needs: OrderNeeds,
  facts: CheckoutFacts,
): CheckoutProblem[] {
  return [
    ...(cart.healthConfirmed
      ? []
      : [{ step: 'health', field: 'health', code: 'notConfirmed' } as const]),
    ...addressProblems(address, needs, facts.today),
    ...shippingProblems(shipping, needs),
    ...packagingProblems(cart, facts.packaging),
    ...paymentProblems(cart.payment, card, facts),
  ];
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

type Caps = Pick<CartPackaging, 'childResistant'>;

/** Whether packages are to have easy-open caps that the patient does not have yet: an adult must ask for them. */
export const asksForEasyOpen = (chosen: Caps, usual: Caps): boolean =>
  !chosen.childResistant && usual.childResistant;

function packagingProblems(
  { packaging, adultConfirmed }: Cart,
  usual: { childResistant: boolean },
): CheckoutProblem[] {
  return packaging && asksForEasyOpen(packaging, usual) && !adultConfirmed
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
