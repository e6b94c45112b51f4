import { planDay } from '@portal/domain';
import type { Cart, CheckoutFacts, ReadCheckout } from '@portal/domain/mail-order';
import type { ActionsState } from '../cart/actions.slice';
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

/** Props of each page of the checkout. */
export interface StepProps {
  cart: Cart;
  read: Read;
  facts: Facts;
  choices: Checkout;
  onChange: (changes: Partial<Cart>) => void;
  /** The error of a field, after the member pressed Continue. */
  errorOf: (field: string) => string | undefined;
}

type Changed = Pick<ActionsState, 'newCard' | 'deletedIds'>;

/** The answers of the services, with later additions and deletions, in the form that the rules take. */
export function factsOf(
  { refills, year }: RefillList,
  { addresses, shipping, cards, billMeAllowed, packaging }: Checkout,
  { newCard, deletedIds }: Changed,
  now: Date,
): Facts {
  const isThere = (id: string) => !deletedIds.includes(id);
  const onFile = cards.filter(({ cardId }) => isThere(cardId));
  const isNew = newCard && !onFile.some(({ cardId }) => cardId === newCard.card.cardId);
  return {
    refills,
    year,
    addresses: addresses.filter(({ addressId }) => isThere(addressId)),
    shipping,
    cards: isNew ? [...onFile, newCard.card] : onFile,
    billMeAllowed,
    packaging,
    now,
    today: planDay(now),
  };
}
