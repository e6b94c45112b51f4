import type { Cart } from '@portal/domain/mail-order';
import type { Checkout, OrderToPlace } from '../home-delivery.requests';
import type { Read } from './checkout-parts';

/** The order as it is sent; null while something is missing. */
export function orderOf(
  { key, memberId, packaging, payment }: Cart,
  { lines, address, shipping, card, totals, problems }: Read,
  usual: Checkout['packaging'],
): OrderToPlace | null {
  const pays = payment && ('billMe' in payment ? payment : card && { pciToken: card.pciToken });
  if (problems.length > 0 || !address || !shipping || !pays) return null;
  const { childResistant, largePrint, labelLanguage } = packaging ?? usual;
  return {
    idempotencyKey: key,
    body: {
      memberId,
      items: lines.map(({ refill, choice }) => ({
        rxNumber: refill.rxNumber,
        days: choice.days,
        cost: choice.cost,
      })),
      addressId: address.addressId,
      shippingId: shipping.shippingId,
      packaging: {
        childResistant,
        largePrint,
        labelLanguage: labelLanguage === 'es' ? 'es' : 'en',
      },
      payment: pays,
      expectedTotal: totals.total,
      healthConfirmed: true,
      agreed: true,
    },
  };
}
