import { emptyAddress, restoreCart, type TypedAddress } from '@portal/domain/mail-order';
import type { OrderToPlace, PlacedOrder } from '../home-delivery.requests';
import type { AddressInWork, Basket, HealthInWork } from './cart.slice';

type Content = Record<string, unknown>;

/**
 * The content of the draft: what was chosen and typed, and the order once it was sent, to send the same one again.
 * No card number; health only while it is being typed.
 */
export const contentOf = (
  { cart, typing, health }: Basket,
  sent: OrderToPlace | null = null,
): Content => ({
  ...cart,
  typing,
  health,
  sent: sent?.body ?? null,
});

/** The content of the draft of an order that was placed: its result under its key, which is no cart; null once that was read. */
export const contentOfPlaced = (placed: { order: PlacedOrder; key: string } | null): Content => ({
  ...placed,
});

/** For whom the order of a draft is; null without one. */
export const patientIn = (content: Content | undefined): string | null =>
  restoreCart(content)?.memberId ?? null;

/** The basket of a draft of this member; null for any other. */
export function basketOf(content: Content | undefined, memberId: string): Basket | null {
  const cart = restoreCart(content);
  if (!cart || cart.memberId !== memberId) return null;
  return { cart, typing: typingOf(content?.['typing']), health: healthOf(content?.['health']) };
}

/**
 * The order that was sent and not answered. Not parsed, because its schema would load with the refills: the BFF checks
 * the body when it is sent again.
 */
export function sentOf(content: Content | undefined): OrderToPlace | null {
  const key = content?.['key'];
  const body = content?.['sent'] as OrderToPlace['body'] | null | undefined;
  if (typeof key !== 'string' || !Array.isArray(body?.items)) return null;
  return { body, idempotencyKey: key };
}

/** The result in a draft, which this code wrote itself. */
export function resultOf(content: Content | undefined): PlacedOrder | null {
  const order = content?.['order'] as Partial<PlacedOrder> | undefined;
  return Array.isArray(order?.done) && Array.isArray(order.failed) ? (order as PlacedOrder) : null;
}

function healthOf(value: unknown): HealthInWork | null {
  const { allergies, conditions } = (value ?? {}) as Partial<Record<keyof HealthInWork, unknown>>;
  return typeof allergies === 'string' && typeof conditions === 'string'
    ? { allergies, conditions }
    : null;
}

function typingOf(value: unknown): AddressInWork | null {
  const { addressId, address } = (value ?? {}) as Partial<Record<keyof AddressInWork, unknown>>;
  if (typeof address !== 'object' || address === null) return null;
  const typed = Object.entries(emptyAddress).map(([name, empty]) => {
    const stored = (address as Content)[name];
    return [name, typeof stored === typeof empty ? stored : empty];
  });
  return {
    addressId: typeof addressId === 'string' ? addressId : null,
    address: Object.fromEntries(typed) as unknown as TypedAddress,
  };
}
