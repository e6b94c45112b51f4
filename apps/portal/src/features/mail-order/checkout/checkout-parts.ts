import { localDay } from '@portal/domain';
import type { Cart, CheckoutFacts, ReadCheckout } from '@portal/domain/mail-order';
import type {
  Checkout,
  MailAddress,
  MailCard,
  Refill,
  RefillList,
  ShippingMethod,
} from '../home-delivery.requests';

export type Facts = CheckoutFacts<Refill, MailAddress, ShippingMethod, MailCard>;
export type Read = ReadCheckout<Refill, MailAddress, ShippingMethod, MailCard>;

/** What each page of the checkout is given. */
export interface StepProps {
  cart: Cart;
  read: Read;
  facts: Facts;
  choices: Checkout;
  onChange: (changes: Partial<Cart>) => void;
  /** What is wrong with a field, once the member tried to go on. */
  errorOf: (field: string) => string | undefined;
}

/** What the services say, as the rules take it; `added` is a card for this order alone. */
export const factsOf = (
  { refills }: RefillList,
  { addresses, shipping, cards, billMeAllowed, packaging }: Checkout,
  added: MailCard | undefined,
  now: Date,
): Facts => ({
  refills,
  addresses,
  shipping,
  cards:
    added && !cards.some(({ pciToken }) => pciToken === added.pciToken) ? [...cards, added] : cards,
  billMeAllowed,
  packaging,
  now,
  today: localDay(now),
});
