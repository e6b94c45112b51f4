import { allergiesNamed } from '@portal/domain/account';
import { SavedCard } from '@portal/contracts/payments';
import { usualCard } from '@portal/domain';
import { isPoBox } from '@portal/domain/mail-order';
import type { CheckoutFile, Profile, StoredAddress, StoredOrder } from './mail-order-files';
import { type Context, type Memory, remember } from '../memory/behaviour';
import { arrival, lateDaysAt, shippingMethods } from './shipping';
import { type HealthRecord, savedHealth } from '../account/health';
import { isPerson } from '../people/person';
import { type CardOnFile, cardsWithRemoved, cardsOnFile, withoutId } from '../account/cards';

const emptyFile: CheckoutFile = { addresses: [], billMeAllowed: false, people: {}, cards: {} };

export const fileOf = ({ fixtureOf }: Context): CheckoutFile =>
  (fixtureOf('mailOrderCheckout.get') as CheckoutFile | undefined) ?? emptyFile;

/** The addresses of this run: those of the file until one is added, changed or removed. */
export const addressesIn = ({ facts }: Memory, context: Context): StoredAddress[] =>
  (facts['mailAddresses'] as StoredAddress[] | undefined) ?? fileOf(context).addresses;

export const shownAddress = (address: StoredAddress) => ({
  ...address,
  isPoBox: isPoBox(address.line1) || isPoBox(address.line2),
});

/** Addresses as checkout shows them: with the days by which packages there are late now. */
export const shownAddresses = (addresses: readonly StoredAddress[], context: Context) =>
  addresses.map((address) => ({
    ...shownAddress(address),
    lateDays: lateDaysAt(address.zip, context),
  }));

const people = ({ facts }: Memory) => (facts['mailPeople'] ?? {}) as CheckoutFile['people'];

const personAmong = (all: CheckoutFile['people'], memberId: string) =>
  Object.entries(all).find(([id]) => isPerson(id, memberId))?.[1];

/** The choices of a person that were stored in this run. */
const changedPerson = (memory: Memory, memberId: string) => personAmong(people(memory), memberId);

const usualPackaging = { childResistant: true, largePrint: false, labelLanguage: 'en' as const };

/** The stored choices of a person; child-resistant caps unless an adult asked for others. */
const personIn = (memory: Memory, context: Context, memberId: string) =>
  changedPerson(memory, memberId) ??
  personAmong(fileOf(context).people, memberId) ?? { packaging: usualPackaging };

export const packagingOf = (memory: Memory, context: Context, memberId: string) =>
  personIn(memory, context, memberId).packaging;

/** Allergies and conditions: what was saved, else what is on record. */
export function healthOf(memory: Memory, context: Context, memberId: string): HealthRecord {
  const saved = savedHealth(memory, memberId);
  if (saved) return saved;
  const { health } = personIn(memory, context, memberId);
  if (health) {
    const { confirmedOn, conditions } = health;
    const allergies = allergiesNamed(health.allergies, []);
    return { allergies, conditions, reviewedOn: confirmedOn, changedOn: unchanged };
  }
  const record = context.fixtureOf('health.getInformation') as HealthRecord | undefined;
  return record ?? { allergies: [], conditions: [], reviewedOn: null, changedOn: unchanged };
}

const unchanged = { allergies: null, conditions: null };

/** Phones and the usual method; none until they are stored. */
export const profileOf = (memory: Memory, context: Context, memberId: string): Profile =>
  personIn(memory, context, memberId).profile ?? { phones: [], usual: {} };

export function storePerson(
  memory: Memory,
  context: Context,
  memberId: string,
  change: Partial<CheckoutFile['people'][string]>,
): Memory {
  const changed = { ...personIn(memory, context, memberId), ...change };
  return remember(memory, 'mailPeople', { ...people(memory), [memberId]: changed });
}

/** The token that charges a card. */
export const pciTokenOf = (cardId: string): string => `PCI-${cardId}`;

/** A card as checkout shows it. */
export function mailCard(context: Context, card: CardOnFile & { billingZip?: string }) {
  const { cardId, nickname, isDefault } = card;
  const { billingZip = card.billingZip ?? null } = fileOf(context).cards[cardId] ?? {};
  return {
    ...withoutId(card),
    cardId,
    pciToken: pciTokenOf(cardId),
    nickname,
    billingZip,
    isDefault,
  };
}

export const mailCards = (memory: Memory, context: Context) =>
  cardsOnFile(memory, context).map((card) => mailCard(context, card));

/** Where an order goes: the address as it was when it was placed. */
export const addressOf = (
  { address, addressId }: StoredOrder,
  memory: Memory,
  context: Context,
): StoredAddress | undefined =>
  address ?? addressesIn(memory, context).find((each) => each.addressId === addressId);

/** An address as an order or a shipment shows it. */
export const destination = (address: Partial<StoredAddress> | null | undefined) => {
  const { nickname = null, name = null, line1 = null, line2 = null, city = null } = address ?? {};
  const { state = null, zip = null, phone = null, note = null } = address ?? {};
  return { nickname, name, line1, line2, city, state, zip, phone, note };
};

/** The card of an order, also when it was removed since; null on the bill. */
export function cardOf(order: StoredOrder, memory: Memory, context: Context) {
  const found = cardsWithRemoved(memory, context).find(({ cardId }) => cardId === order.cardId);
  return order.card ?? (found ? withoutId(found) : null);
}

/**
 * The card that orders are charged to unless the member chooses another: the usual one of the account, or the first
 * that has not expired on a day; never one that was charged once.
 */
export const usualCardOn = (
  day: string,
  memory: Memory,
  context: Context,
): CardOnFile | undefined =>
  usualCard(
    cardsOnFile(memory, context).map((card) => ({ ...card, ...SavedCard.parse(card) })),
    new Date(`${day}T12:00:00`),
  ) ?? undefined;

/** How an order of today may be sent, with its days at an address where nothing is late. */
export const shippingNow = (context: Context) =>
  shippingMethods.map((method) => {
    const { shippingId, kind, cost, coldChain } = method;
    const { arrivesFrom, arrivesBy } = arrival(method, '', context);
    return { shippingId, kind, cost, coldChain, arrivesFrom, arrivesBy };
  });
