import { defineExamples, type ExampleWorld } from '../examples';
import { mailOrderCheckout } from './mail-order-checkout';

const address = {
  nickname: 'Cabin',
  name: 'Marisol Sampleton',
  line1: '14 Example Lane',
  line2: '',
  city: 'Sampleville',
  state: 'MN',
  zip: '55000',
  phone: '6125550142',
  note: '',
  from: '',
  until: '',
  isDefault: false,
};
const packaging = { childResistant: true, largePrint: false, labelLanguage: 'en' as const };
const card = (token: string) => ({
  token,
  brand: 'Visa',
  last4: '4242',
  expMonth: 9,
  expYear: 2029,
  billingZip: '55000',
});

/** A refill that the member of a scenario may order; none where home delivery has nothing ready. */
const orders: Readonly<Record<string, { rxNumber: string; cost: number }>> = {
  'commercial-member': { rxNumber: '4402101', cost: 7.5 },
  'medicare-member': { rxNumber: '5521495', cost: 2.4 },
};

const body = ({ memberId, scenario }: ExampleWorld) => {
  const { rxNumber, cost } = orders[scenario] ?? { rxNumber: '4400000', cost: 7.5 };
  return {
    memberId,
    items: [{ rxNumber, days: 90, cost }],
    addressId: 'ADDR-1',
    shippingId: 'standard',
    packaging,
    payment: { pciToken: 'PCI-CARD-1' },
    expectedTotal: cost,
    healthConfirmed: true as const,
    agreed: true as const,
  };
};

const latex = { name: 'Latex', spanishName: '', reaction: 'Hives', severity: 'mild' } as const;

/** An order on a card and on the bill; one with a card that has expired is refused. */
export const examples = defineExamples(mailOrderCheckout, {
  saveAddress: ({ memberId }) => [
    { body: { memberId, address } },
    { body: { memberId, addressId: 'ADDR-1', address } },
    { body: { memberId, address: { ...address, line1: 'Example Lane' } } },
  ],
  removeAddress: () => [{ addressId: 'ADDR-1' }],
  saveCard: () => [
    { body: { card: card('tok_example_1'), isHsa: false, save: true } },
    { body: { card: card('tok_declined_1'), isHsa: false, save: false } },
  ],
  savePackaging: ({ memberId }) => [
    { body: { memberId, packaging, adultConfirmed: false } },
    {
      body: {
        memberId,
        packaging: { ...packaging, labelLanguage: 'es' as const },
        adultConfirmed: true,
      },
    },
  ],
  confirmHealth: ({ memberId }) => [
    { body: { memberId, allergies: [latex], conditions: ['Asthma'] } },
  ],
  placeOrder: (world) =>
    world.scenario in orders
      ? [
          { body: body(world) },
          { body: { ...body(world), payment: { billMe: true as const } } },
          { body: { ...body(world), payment: { pciToken: 'PCI-CARD-2' } } },
        ]
      : [{ body: body(world) }],
});
