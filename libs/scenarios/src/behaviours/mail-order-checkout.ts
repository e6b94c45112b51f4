import { owed } from '@portal/domain';
import { asksForEasyOpen, mostAddresses, phoneProblemsOf } from '@portal/domain/mail-order';
import { type HealthRecord, healthProblems, savedHealth, storeHealth } from '../account/health';
import {
  type Behaviours,
  type Context,
  type Memory,
  remember,
  answer,
  refuse,
  refuseFields,
  derivedFrom,
} from '../memory/behaviour';
import {
  addressesIn,
  fileOf,
  healthOf,
  mailCard,
  mailCards,
  packagingOf,
  shippingNow,
  shownAddresses,
  storePerson,
  profileOf,
} from '../mail-order/checkout';
import {
  CheckoutFile,
  type StoredAddress,
  type StoredOrder,
  type Profile,
} from '../mail-order/mail-order-files';
import { dayOf } from '../memory/dates';
import { type CardOnFile, chargeOf, type NewMethod } from '../account/cards';
import { addressProblems, type SentAddress } from '../mail-order/check-order';
import { invoicesNow } from '../payments/invoices';
import { shippingOf } from '../mail-order/shipping';

/** One default at most: a new one takes the place of the old. */
const withAddress = (all: StoredAddress[], address: StoredAddress): StoredAddress[] => {
  const others = all
    .filter(({ addressId }) => addressId !== address.addressId)
    .map((each) => (address.isDefault ? { ...each, isDefault: false } : each));
  const index = all.findIndex(({ addressId }) => addressId === address.addressId);
  return index < 0 ? [...others, address] : others.toSpliced(index, 0, address);
};

const addressesAnswer = (memory: Memory, addresses: StoredAddress[], context: Context, more = {}) =>
  answer(remember(memory, 'mailAddresses', addresses), {
    addresses: shownAddresses(addresses, context),
    ...more,
  });

const nextNumber = ({ facts }: Memory) => Number(facts['mailAddressNumber'] ?? 0) + 1;

/** The bank knows this ZIP code for no card. */
const wrongZip = '00000';

function withCard(memory: Memory, card: CardOnFile): Memory {
  const cards = (memory.facts['cards'] ?? []) as CardOnFile[];
  const others = cards.filter(({ cardId }) => cardId !== card.cardId);
  return remember(memory, 'cards', [...others, card]);
}

/** Saves the lists of a person, which the account settings read too. */
function saveLists(memory: Memory, context: Context, body: unknown) {
  const { memberId, ...sent } = body as { memberId: string } & HealthRecord;
  const refused = healthProblems(sent);
  if (refused.length > 0) return { refused };
  const before = healthOf(memory, context, memberId);
  return storeHealth(memory, context, memberId, { sent, before });
}

/** As home delivery names it. */
const confirmedHealth = ({ allergies, conditions, reviewedOn }: HealthRecord) => ({
  allergies,
  conditions,
  confirmedOn: reviewedOn,
});

export const behaviours: Behaviours = {
  'mailOrderCheckout.get': {
    fixture: CheckoutFile,
    play: (memory, { query: { memberId = '' } }, context) =>
      answer(memory, {
        addresses: shownAddresses(addressesIn(memory, context), context),
        shipping: shippingNow(context),
        cards: mailCards(memory, context),
        billMeAllowed: fileOf(context).billMeAllowed,
        balanceDue: Math.max(0, owed(invoicesNow(memory, context), context.today).currentBalance),
        packaging: packagingOf(memory, context, memberId),
        health: confirmedHealth(healthOf(memory, context, memberId)),
      }),
  },
  'mailOrderCheckout.saveAddress': derivedFrom(
    'mailOrderCheckout.get',
    (memory, { body }, context) => {
      const { addressId, address } = body as { addressId?: string; address: SentAddress };
      const all = addressesIn(memory, context);
      if (addressId !== undefined && !all.some((each) => each.addressId === addressId)) {
        return refuse(memory, 404, 'ADDRESS_NOT_FOUND', 'There is no such address.');
      }
      const isOneTooMany = addressId === undefined && all.length >= mostAddresses;
      const refused = isOneTooMany
        ? [{ field: 'address', problem: 'tooMany' }]
        : addressProblems(address, dayOf(context.now, context));
      if (refused.length > 0) return refuseFields(memory, refused);
      const id = addressId ?? `ADDR-NEW-${nextNumber(memory)}`;
      const saved = { ...address, addressId: id };
      const after = addressId ? memory : remember(memory, 'mailAddressNumber', nextNumber(memory));
      return addressesAnswer(after, withAddress(all, saved), context, { addressId: id });
    },
  ),
  'mailOrderCheckout.removeAddress': derivedFrom(
    'mailOrderCheckout.get',
    (memory, { params }, context) => {
      const all = addressesIn(memory, context);
      const left = all.filter(({ addressId }) => addressId !== params['addressId']);
      if (left.length === all.length) {
        return refuse(memory, 404, 'ADDRESS_NOT_FOUND', 'There is no such address.');
      }
      return addressesAnswer(memory, left, context);
    },
  ),
  'mailOrderCheckout.saveCard': derivedFrom('payments.getCards', (memory, { body }, context) => {
    const method = body as NewMethod;
    const { billingZip } = method.card;
    if (billingZip === wrongZip) {
      return refuseFields(memory, [{ field: 'card.zip', problem: 'billingZip' }]);
    }
    const charge = chargeOf(method, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    const here = { ...charge.card, billingZip };
    return answer(withCard(charge.memory, here), { card: mailCard(context, here) });
  }),
  'mailOrderCheckout.savePackaging': derivedFrom(
    'mailOrderCheckout.get',
    (memory, { body }, context) => {
      const { memberId, packaging, adultConfirmed } = body as {
        memberId: string;
        packaging: StoredOrder['packaging'];
        adultConfirmed: boolean;
      };
      const before = packagingOf(memory, context, memberId);
      if (asksForEasyOpen(packaging, before) && !adultConfirmed) {
        const problem = { field: 'childResistant', problem: 'adultConfirmation' };
        return refuseFields(memory, [problem]);
      }
      return answer(storePerson(memory, context, memberId, { packaging }), { packaging });
    },
  ),
  'mailOrderCheckout.confirmHealth': derivedFrom(
    'mailOrderCheckout.get',
    (memory, { body }, context) => {
      const saved = saveLists(memory, context, body);
      if ('refused' in saved) return refuseFields(memory, saved.refused);
      return answer(saved.memory, { health: confirmedHealth(saved.record) });
    },
  ),
  'health.save': derivedFrom('health.getInformation', (memory, { body }, context) => {
    const saved = saveLists(memory, context, body);
    if ('refused' in saved) return refuseFields(memory, saved.refused);
    return answer(saved.memory, saved.record);
  }),
  /** Allergies and conditions as on record, until they are saved. */
  'health.getInformation': {
    play: (memory, { params: { memberId = '' } }, { fixture }) =>
      answer(memory, savedHealth(memory, memberId) ?? fixture),
  },
  'mailOrderProfile.get': derivedFrom(
    'mailOrderCheckout.get',
    (memory, { query: { memberId = '' } }, context) =>
      answer(memory, profileOf(memory, context, memberId)),
  ),
  'mailOrderProfile.save': derivedFrom('mailOrderCheckout.get', (memory, { body }, context) => {
    const { memberId, ...profile } = body as Profile & { memberId: string };
    const { phones, usual } = profile;
    const typed = phones.map(({ number }) => ({ number, kind: 'home' as const }));
    const refused = [
      ...phoneProblemsOf(typed).map(({ index, code }) => ({
        field: `phones.${index}.number`,
        problem: code,
      })),
      ...(usual.shippingId !== undefined && !shippingOf(usual.shippingId)
        ? [{ field: 'usual.shippingId', problem: 'unknown' }]
        : []),
    ];
    if (refused.length > 0) return refuseFields(memory, refused);
    return answer(storePerson(memory, context, memberId, { profile }), { profile });
  }),
};
