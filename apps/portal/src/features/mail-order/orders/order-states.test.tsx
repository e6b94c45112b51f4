import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../../testing';

const received = { step: 'RECEIVED', on: '2026-11-01T15:05:00Z' };

/** An order as the service gives it, in a state. */
const orderIn = (state: string, more: object = {}) => ({
  orderNumber: 'HD-1',
  memberId: 'EVF00421787',
  placedOn: received.on,
  state,
  checkedBy: null,
  action: null,
  steps: [received],
  expectedOn: null,
  shipment: null,
  items: [
    {
      rxNumber: '4402101',
      drugName: 'Levothyroxine',
      strength: '50 mcg',
      isBrand: false,
      spanishName: 'Levotiroxina',
      drugForm: 'TABLET',
      days: 90,
      quantity: 90,
      cost: 7.5,
    },
  ],
  address: { name: 'Marisol Sampleton', line1: '88 Mockingbird Lane', city: 'Sampleville' },
  shippingKind: 'STANDARD',
  shippingCost: 0,
  total: 7.5,
  automatic: false,
  canCancel: false,
  cancelUntil: null,
  refund: { amount: null, on: null },
  invoiceId: null,
  ...more,
});

const open = async (state: string, more: object, options: RenderOptions = {}) => {
  const body = { orders: [orderIn(state, more)] };
  await renderScreen('/member/mail-order/orders?order=HD-1', {
    scenario: 'commercial-member',
    ...options,
    overrides: { 'mailOrders.getList': { body }, ...options.overrides },
  });
  await screen.findByRole('heading', { name: /^(Medicines|Medicamentos)$/ });
  return screen.getByRole('main');
};

test.each([
  ['en', 'INSURANCE', 'Your plan is checking it.'],
  ['en', 'PRESCRIBER', 'Your prescriber is checking it.'],
  ['en', 'PHARMACIST', 'A pharmacist is checking it.'],
  ['es', 'INSURANCE', 'Su plan lo está revisando.'],
  ['es', 'PRESCRIBER', 'El médico que receta lo está revisando.'],
  ['es', 'PHARMACIST', 'Un farmacéutico lo está revisando.'],
] as const)('%s: an order that is checked by %s says: %s', async (language, checkedBy, text) => {
  const main = await open('CHECKING', { checkedBy }, { language });
  expect(within(main).getByText(text)).toBeVisible();
});

test.each([
  ['en', 'YOU', 'PAYMENT', /You can also call 1-800-555-0142.*Do this by November 12, 2026\./],
  ['en', 'YOU', 'ADDRESS', /You can do this: Call 1-800-555-0142.*Do this by November 12, 2026\./],
  [
    'en',
    'PRESCRIBER',
    'PRESCRIBER_ANSWER',
    /Your prescriber must act\..*Until November 12, 2026\./,
  ],
  ['en', 'INSURANCE', 'INSURANCE_ANSWER', /Your plan must act\..*Until November 12, 2026\./],
  ['en', 'US', 'STOCK', /We are taking care of it\..*Until November 12, 2026\./],
  [
    'es',
    'PRESCRIBER',
    'PRESCRIBER_ANSWER',
    /El médico que receta debe actuar\..*Hasta el 12 de noviem/,
  ],
] as const)('%s: what is needed of %s is said with the last day', async (...given) => {
  const [language, by, what, text] = given;
  const action = { what, by, until: '2026-11-12' };
  const main = await open('ACTION_NEEDED', { action }, { language });
  expect(main).toHaveTextContent(text);
});

test.each([
  ['YOU', 'PAYMENT', ['/payments/pay']],
  ['YOU', 'ADDRESS', []],
  ['US', 'PAYMENT', []],
])('needed of %s, %s: the links are %j', async (by, what, hrefs) => {
  const action = { what, by, until: '2026-11-12' };
  const main = await open('ACTION_NEEDED', { action });
  const links = within(main).queryAllByRole('link', { name: 'Make a payment' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test.each([
  ['en', 'DELIVERED', 'Delivered'],
  ['en', 'RETURNED', 'Returned'],
  ['en', 'CANCELLED', 'Canceled'],
  ['es', 'DELIVERED', 'Entregado'],
  ['es', 'RETURNED', 'Devuelto'],
  ['es', 'CANCELLED', 'Cancelado'],
] as const)('%s: an order that is over (%s) is called %s', async (language, state, text) => {
  const steps = [received, { step: state, on: '2026-11-04T15:05:00Z' }];
  const main = await open(state, { steps }, { language });
  // Said once in the card: not in its heading and in a tag as well.
  expect(within(main).getByRole('region', { name: text })).toHaveTextContent(
    new RegExp(`^${text}(?!${text})`),
  );
  expect(within(main).getByRole('region', { name: /^(Steps|Pasos)$/ })).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: /^(Cancel|Cancelar)/ })).toBeNull();
  await expectNoAxeViolations();
});

test.each([
  ['en', 'The package came back to us. Call 1-800-555-0142, TTY 711,'],
  ['es', 'El paquete nos fue devuelto. Llame al 1-800-555-0142, TTY 711,'],
] as const)('%s: a package that came back says whom to call', async (language, text) => {
  expect(await open('RETURNED', {}, { language })).toHaveTextContent(text);
});

test('a caregiver who may not pay has no link to bills', async () => {
  const body = {
    signedIn: true,
    variant: 'member',
    fromAdminPortal: false,
    actingSince: 1794225600000,
    caregiver: { scopes: ['order'] },
  };
  const action = { what: 'PAYMENT', by: 'YOU', until: '2026-11-12' };
  const main = await open(
    'ACTION_NEEDED',
    { action, invoiceId: 'INV-1007' },
    {
      overrides: { 'session.getStatus': { body } },
    },
  );
  expect(main).toHaveTextContent('You can do this: Call 1-800-555-0142');
  expect(within(main).queryByRole('link', { name: 'Make a payment' })).toBeNull();
  expect(within(main).queryByRole('link', { name: 'See the invoice' })).toBeNull();
});

test('leads to its own invoice', async () => {
  const main = await open('DELIVERED', { invoiceId: 'INV-1007' });
  expect(within(main).getByRole('link', { name: 'See the invoice' })).toHaveAttribute(
    'href',
    '/payments/invoices?invoice=INV-1007',
  );
});

describe('an order that takes longer than usual says why', () => {
  const late = { isLate: true, lateReason: null, address: { zip: '55000-1234' } };

  test.each([
    ['en', late, 'Packages to ZIP code 55000 take longer because of the emergency.'],
    ['es', late, 'Los paquetes al código postal 55000 tardan más por la emergencia.'],
    ['en', { ...late, lateReason: 'STOCK' }, 'The maker is short of it.'],
  ] as const)('in an emergency (%s, %j)', async (language, more, reason) => {
    const main = await open('FILLING', more, { language, scenario: 'member-in-emergency' });
    expect(await within(main).findByText(reason)).toBeVisible();
  });

  test.each([
    ['without one', 'commercial-member', late],
    ['to a place that it spares', 'member-in-emergency', { ...late, address: { zip: '33000' } }],
  ])('and whom to ask %s', async (_when, scenario, more) => {
    const main = await open('FILLING', more, { scenario });
    expect(within(main).getByText('Longer than usual').parentElement).toHaveTextContent(
      /We cannot say why here\. Call us at 1-800-555-\d{4} and we will tell you\.$/,
    );
  });
});
