import type { CheckoutFile, Health, StoredAddress } from './mail-order-files';
import { type Context, type Memory, remember } from '../behaviour';
import type { Json } from '../scenario-file';
import { type CardOnFile, cardsNow } from '../behaviours/payment-cards';
import { arrival, shippingMethods } from './shipping';
import { isPoBox } from './check-address';
import { dayOf, isPerson } from './refills';

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

const people = ({ facts }: Memory) => (facts['mailPeople'] ?? {}) as CheckoutFile['people'];

const personAmong = (all: CheckoutFile['people'], memberId: string) =>
  Object.entries(all).find(([id]) => isPerson(id, memberId))?.[1];

/** What of a person was stored in this run. */
export const changedPerson = (memory: Memory, memberId: string) =>
  personAmong(people(memory), memberId);

const usualPackaging = { childResistant: true, largePrint: false, labelLanguage: 'en' as const };

/** What is stored of a person; child-resistant caps unless an adult asked for others. */
const personIn = (memory: Memory, context: Context, memberId: string) =>
  changedPerson(memory, memberId) ??
  personAmong(fileOf(context).people, memberId) ?? { packaging: usualPackaging };

export const packagingOf = (memory: Memory, context: Context, memberId: string) =>
  personIn(memory, context, memberId).packaging;

/** Allergies and conditions: what was confirmed in this run, else what is on record. */
export function healthOf(memory: Memory, context: Context, memberId: string): Health {
  const { health } = personIn(memory, context, memberId);
  if (health) return health;
  const record = context.fixtureOf('health.getInformation') as
    { allergies: string[]; conditions: string[]; reviewedOn: string | null } | undefined;
  const { allergies = [], conditions = [], reviewedOn = null } = record ?? {};
  return { allergies, conditions, confirmedOn: reviewedOn };
}

export function storePerson(
  memory: Memory,
  context: Context,
  memberId: string,
  change: Partial<CheckoutFile['people'][string]>,
): Memory {
  const changed = { ...personIn(memory, context, memberId), ...change };
  return remember(memory, 'mailPeople', { ...people(memory), [memberId]: changed } as Json);
}

/** A card as checkout shows it: the id under which payments know it is its pciToken. */
export function mailCard(context: Context, card: CardOnFile) {
  const { cardId, brand, last4, expMonth, expYear, isDefault } = card;
  const here = card as { billingZip?: string; isHsa?: boolean };
  const { billingZip = here.billingZip ?? null, isHsa = here.isHsa ?? false } =
    fileOf(context).cards[cardId] ?? {};
  return { pciToken: cardId, brand, last4, expMonth, expYear, billingZip, isHsa, isDefault };
}

export const mailCards = (memory: Memory, context: Context) =>
  cardsNow(memory, context)
    .filter(({ cardId }) => !cardId.startsWith('ONCE-'))
    .map((card) => mailCard(context, card));

export const shippingNow = (context: Context) =>
  shippingMethods.map(({ shippingId, kind, cost, coldChain, ...days }) => ({
    ...{ shippingId, kind, cost, coldChain },
    ...arrival(days, dayOf(context.now, context)),
  }));
