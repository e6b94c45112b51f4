import type { Cart } from './cart';

/** A difference between the order that a page shows and the one that was saved after it. */
export type CartChange =
  | { kind: 'removed'; rxNumber: string }
  | { kind: 'added' | 'supply'; rxNumber: string; days: number }
  | { kind: 'address' | 'shipping' | 'payment' | 'packaging' | 'order' };

/** What another page or device changed of an order. A choice that it leaves open is no change. */
export function cartChanges(shown: Cart, saved: Cart): CartChange[] {
  const linesOf = ({ lines }: Cart) => new Map(lines.map(({ rxNumber, days }) => [rxNumber, days]));
  const before = linesOf(shown);
  const after = linesOf(saved);
  const changes: CartChange[] = [...before.keys()]
    .filter((rxNumber) => !after.has(rxNumber))
    .map((rxNumber) => ({ kind: 'removed', rxNumber }));
  for (const [rxNumber, days] of after) {
    const known = before.get(rxNumber);
    if (known === undefined) changes.push({ kind: 'added', rxNumber, days });
    else if (known !== days) changes.push({ kind: 'supply', rxNumber, days });
  }
  const differs = (one: unknown, other: unknown) =>
    other !== null && JSON.stringify(one) !== JSON.stringify(other);
  if (differs(shown.addressId, saved.addressId)) changes.push({ kind: 'address' });
  if (differs(shown.shippingId, saved.shippingId)) changes.push({ kind: 'shipping' });
  if (differs(shown.payment, saved.payment)) changes.push({ kind: 'payment' });
  if (differs(shown.packaging, saved.packaging)) changes.push({ kind: 'packaging' });
  // Placed or refused there, and begun again: not the order that is shown.
  if (changes.length === 0 && shown.key !== saved.key) changes.push({ kind: 'order' });
  return changes;
}
