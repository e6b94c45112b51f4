import type { Cart, CartLine, CartPackaging, CartPayment } from './cart';

/** The most refills of one order. */
export const mostLines = 30;

/** Reads the cart of a draft, which may be older than this code; null when there is none. */
export function restoreCart(content: unknown): Cart | null {
  const stored = recordOf(content);
  const { key, memberId, lines } = stored;
  if (typeof key !== 'string' || typeof memberId !== 'string' || !Array.isArray(lines)) return null;
  return {
    key,
    memberId,
    lines: lines.flatMap(lineOf).slice(0, mostLines),
    healthConfirmed: stored['healthConfirmed'] === true,
    addressId: textOf(stored['addressId']),
    shippingId: textOf(stored['shippingId']),
    packaging: packagingOf(stored['packaging']),
    adultConfirmed: stored['adultConfirmed'] === true,
    payment: paymentOf(stored['payment']),
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function lineOf(value: unknown): CartLine[] {
  const { rxNumber, days } = recordOf(value);
  return typeof rxNumber === 'string' && typeof days === 'number' ? [{ rxNumber, days }] : [];
}

function packagingOf(value: unknown): CartPackaging | null {
  const { childResistant, largePrint, labelLanguage } = recordOf(value);
  if (typeof childResistant !== 'boolean' || typeof largePrint !== 'boolean') return null;
  return { childResistant, largePrint, labelLanguage: labelLanguage === 'es' ? 'es' : 'en' };
}

function paymentOf(value: unknown): CartPayment | null {
  const { cardId, billMe } = recordOf(value);
  if (billMe === true) return { billMe };
  return typeof cardId === 'string' ? { cardId } : null;
}
