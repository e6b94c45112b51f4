import type { CardFacts } from '../payments/saved-cards';
import type { RefillFacts } from './refill';
import type { AddressFacts, ShippingFacts } from './usual-choices';

export const today = '2026-11-05';
export const now = new Date(2026, 10, 5, 9, 42);
export const none = { coldChain: false, signature: false };

export const refill = (rxNumber: string, facts: Partial<RefillFacts> = {}): RefillFacts => ({
  rxNumber,
  status: 'ready',
  choices: [
    { days: 90, quantity: 90, cost: 10.5, terms: null },
    { days: 30, quantity: 30, cost: 4.1, terms: null },
  ],
  maxQuantity: null,
  coldChain: false,
  controlled: false,
  ...facts,
});
export const address = (addressId: string, facts: Partial<AddressFacts> = {}): AddressFacts => ({
  addressId,
  isPoBox: false,
  isDefault: false,
  from: '',
  until: '',
  ...facts,
});
export const method = (
  shippingId: string,
  cost: number | null,
  coldChain = false,
): ShippingFacts => ({
  shippingId,
  cost,
  coldChain,
});
export const card = (cardId: string, facts: Partial<CardFacts> = {}): CardFacts => ({
  cardId,
  expMonth: 8,
  expYear: 2028,
  isDefault: false,
  ...facts,
});
