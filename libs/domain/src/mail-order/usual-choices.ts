import type { RefillFacts } from './refill';

export interface AddressFacts {
  addressId: string;
  isPoBox: boolean;
  isDefault: boolean;
  /** YYYY-MM-DD; blank unless the address is temporary. */
  from: string;
  until: string;
}

export interface ShippingFacts {
  shippingId: string;
  /** Dollars; null when the service does not say. */
  cost: number | null;
  /** Fast enough for what must stay cold. */
  coldChain: boolean;
}

/** Conditions of an order that follow from its medicines. */
export interface OrderNeeds {
  /** A medicine must stay cold: a fast method, and no PO box. */
  coldChain: boolean;
  /** An adult signs for a controlled substance: no PO box. */
  signature: boolean;
}

export const needsOf = (
  refills: readonly Pick<RefillFacts, 'coldChain' | 'controlled'>[],
): OrderNeeds => ({
  coldChain: refills.some(({ coldChain }) => coldChain),
  signature: refills.some(({ controlled }) => controlled),
});

export type AddressRefusal = 'poBoxCold' | 'poBoxSignature' | 'notYet' | 'over';

/** Why an order of today (YYYY-MM-DD) cannot go to an address; null when it can. */
export function addressRefusal(
  { isPoBox, from, until }: Pick<AddressFacts, 'isPoBox' | 'from' | 'until'>,
  needs: OrderNeeds,
  today: string,
): AddressRefusal | null {
  if (until !== '' && until < today) return 'over';
  if (from !== '' && from > today) return 'notYet';
  if (isPoBox && needs.coldChain) return 'poBoxCold';
  if (isPoBox && needs.signature) return 'poBoxSignature';
  return null;
}

/** Why a method cannot be chosen; null when it can. */
export function shippingRefusal(
  { coldChain, cost }: Pick<ShippingFacts, 'coldChain' | 'cost'>,
  needs: OrderNeeds,
): 'tooSlow' | 'noPrice' | null {
  if (cost === null) return 'noPrice';
  return needs.coldChain && !coldChain ? 'tooSlow' : null;
}

/** The address that is offered first: the usual one, or a temporary one while it is in use. */
export function usualAddress<A extends AddressFacts>(
  addresses: readonly A[],
  needs: OrderNeeds,
  today: string,
): A | null {
  const usable = addresses.filter((each) => !addressRefusal(each, needs, today));
  return (
    usable.find(({ from, until }) => from !== '' && until !== '') ??
    usable.find(({ isDefault }) => isDefault) ??
    usable[0] ??
    null
  );
}

/** The method that the member stored, or the cheapest, of those that can be chosen. */
export function usualShipping<S extends ShippingFacts>(
  methods: readonly S[],
  needs: OrderNeeds,
  storedId?: string,
): S | null {
  const usable = methods.filter((each) => !shippingRefusal(each, needs));
  return (
    usable.find(({ shippingId }) => shippingId === storedId) ??
    usable.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0] ??
    null
  );
}
