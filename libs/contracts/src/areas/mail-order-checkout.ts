import { toCents } from '@portal/domain';
import { addressLengths, mostHealthLines, mostLines } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import { healthText, SavedAllergy } from '../allergy';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { ownWords, typedAs } from '../typed-as';
import { Packaging } from '../home-delivery';
import { Checkout, Health, MailAddress, MailCard, PlacedOrder } from '../home-delivery-checkout';
import { NewCard, savesCard } from '../cards';

const text = (field: 'nickname' | 'note') =>
  f.withMeaning(z.string().check(z.maxLength(addressLengths[field]), ownWords), 'freeText');

const SentAddress = z.strictObject({
  nickname: text('nickname'),
  name: typedAs('fullName'),
  line1: typedAs('street'),
  line2: typedAs('street2', { least: 0 }),
  city: typedAs('city'),
  state: typedAs('state'),
  zip: typedAs('zip'),
  phone: typedAs('phone'),
  note: text('note'),
  from: typedAs('date', { least: 0 }),
  until: typedAs('date', { least: 0 }),
  isDefault: z.boolean(),
});

const SentPackaging = z.strictObject({
  childResistant: z.boolean(),
  largePrint: z.boolean(),
  labelLanguage: f.language,
});

const dollars = f.withMeaning(
  z.number().check(
    z.minimum(0),
    z.maximum(100_000),
    z.refine((amount) => toCents(amount) / 100 === amount, 'Write at most two decimals.'),
  ),
  'money',
);
const patient = { memberId: f.required(f.memberId) };
const Addresses = z.object({ addresses: f.essential(z.array(MailAddress)) });
const ofMailOrder = {
  upstream: 'member',
  auth: 'member',
  adultsOnly: true,
  spec: '§3, Mail-order state; MO-1',
  assumed: true,
} as const;

export const mailOrderCheckout = defineEndpoints('mailOrderCheckout', 'order', {
  get: endpoint({
    ...ofMailOrder,
    members: 'patients',
    summary:
      'Addresses, shipping methods, cards, packaging, allergies and conditions for an order.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/checkout',
    // A pciToken charges its card.
    allowedInEmulation: false,
    query: z.object(patient),
    response: Checkout,
    errors: ['ELIG_E0000001'],
  }),
  saveAddress: endpoint({
    ...ofMailOrder,
    members: 'patients',
    summary: 'Adds an address, or changes the one that is named. 422 names the fields it refuses.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/addresses',
    body: z.strictObject({
      ...patient,
      addressId: z.optional(f.required(f.recordId)),
      address: SentAddress,
    }),
    response: z.extend(Addresses, { addressId: f.required(f.recordId) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  removeAddress: endpoint({
    ...ofMailOrder,
    members: 'patients',
    summary: 'Removes an address.',
    method: 'DELETE',
    path: '/portalmicroservices/api/mailorder/addresses/:addressId',
    params: { addressId: f.required(f.recordId) },
    query: z.object(patient),
    response: Addresses,
    errors: ['ELIG_E0000001'],
  }),
  saveCard: endpoint({
    stepUp: { purpose: 'change', isNeeded: savesCard },
    caregivers: 'pay',
    ...ofMailOrder,
    summary: "Exchanges the token of the processor's frame for a pciToken, once.",
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/cards',
    body: z.strictObject({ card: NewCard, isHsa: z.boolean(), save: z.boolean() }),
    response: z.object({ card: f.essential(MailCard) }),
    errors: ['ELIG_E0000001', 'PAYMENT_DECLINED', 'CARD_NOT_ACCEPTED', 'FORM_FIELDS_REFUSED'],
  }),
  savePackaging: endpoint({
    ...ofMailOrder,
    members: 'patients',
    summary: 'Stores how packages for a person are made; easy-open caps need a confirmed adult.',
    method: 'PUT',
    path: '/portalmicroservices/api/mailorder/packaging',
    body: z.strictObject({ ...patient, packaging: SentPackaging, adultConfirmed: z.boolean() }),
    response: z.object({ packaging: f.essential(Packaging) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  confirmHealth: endpoint({
    ...ofMailOrder,
    members: 'patients',
    summary: 'Confirms the allergies and conditions on record, or replaces them.',
    method: 'PUT',
    path: '/portalmicroservices/api/mailorder/health',
    body: z.strictObject({
      ...patient,
      allergies: z.array(SavedAllergy).check(z.maxLength(mostHealthLines)),
      conditions: z.array(healthText).check(z.maxLength(mostHealthLines)),
    }),
    response: z.object({
      health: f.essential(Health),
    }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  placeOrder: endpoint({
    ...ofMailOrder,
    members: 'patients',
    summary:
      'Places an order. The same key twice places one order and answers the first; 422 names what is refused.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/orders',
    body: z.strictObject({
      ...patient,
      items: z
        .array(
          z.strictObject({
            rxNumber: f.required(f.rxNumber),
            days: f.exactNumber(f.count),
            /** The price that the member saw; another one is not charged. */
            cost: dollars,
          }),
        )
        .check(z.minLength(1), z.maxLength(mostLines)),
      addressId: f.required(f.recordId),
      shippingId: f.required(f.recordId),
      packaging: SentPackaging,
      payment: z.union([
        z.strictObject({ pciToken: f.required(f.recordId) }),
        z.strictObject({ billMe: z.literal(true) }),
      ]),
      /** The costs and the shipping, as the member agreed to. */
      expectedTotal: dollars,
      healthConfirmed: z.literal(true),
      agreed: z.literal(true),
    }),
    onceByKey: true,
    timeoutMs: 30_000,
    response: z.object({ order: f.essential(PlacedOrder) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'ORDER_ALREADY_PLACED', 'NO_HOME_DELIVERY'],
    spec: '§4, Mail order; MO-2',
  }),
});
