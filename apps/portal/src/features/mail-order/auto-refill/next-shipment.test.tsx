import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';

const shipment = {
  address: null,
  rxNumber: '4400261',
  isMoved: false,
  days: 90,
  quantity: 180,
  cost: 7.5,
  shippingCost: 0,
  reminders: [],
  canChange: false,
  changeUntil: null,
  moveFrom: null,
  moveUntil: null,
};
const on = (day: string, state: string, orderNumber: string | null = null) => ({
  ...shipment,
  shipmentId: `SH-${day}`,
  plannedOn: day,
  shipsOn: day,
  state,
  orderNumber,
});
const ordered = on('2026-11-14', 'ORDERED', 'HD-30001');
const medicine = {
  rxNumber: '4400261',
  hsn: '1',
  drugName: 'Metformin',
  spanishName: null,
  isBrand: false,
  strength: '500 mg',
  drugForm: 'tablet',
  isOn: true,
  since: '2026-10-25',
  days: 90,
  refusal: 'NONE',
  choices: [],
  beyondRefills: [],
  shippingCost: 0,
  refillsLeft: 3,
  fillDays: 90,
  expiresOn: '2027-10-30',
  runsOutOn: '2026-11-20',
  firstShipmentOn: null,
};

/** Opens auto-refill with one medicine that ships by itself, and its shipments. */
async function medicinesWith(shipments: ReturnType<typeof on>[], change: object = {}) {
  const medicines = [{ ...medicine, ...change }];
  const body = { isEligible: true, medicines, shipments, address: null, card: null, billMe: true };
  await renderScreen('/member/mail-order/auto-refill', {
    scenario: 'auto-refill',
    overrides: { 'mailOrderAutoRefill.getPlan': { status: 200, body } },
  });
  return screen.findByRole('region', { name: 'Your medicines' });
}

test('the next shipment of a medicine is one whose order is not made yet', async () => {
  const medicines = await medicinesWith([ordered, on('2027-02-11', 'PLANNED')]);
  expect(medicines).toHaveTextContent('Next: February 11, 2027.');
  expect(document.querySelectorAll('.shipment')[1]).toHaveTextContent(
    'None of your addresses can take it.',
  );
});

test.each([
  ['its order is under way', [ordered], 'Its order is under way. Nothing is planned after it yet.'],
  [
    'it was skipped',
    [on('2026-11-14', 'SKIPPED')],
    'You skipped the next one. Nothing is planned after it.',
  ],
  ['none is due', [], 'Nothing is due in the next 180 days.'],
])('without a next shipment it says why: %s', async (_why, shipments, text) => {
  expect(await medicinesWith(shipments)).toHaveTextContent(text);
});

test('a refusal says why nothing is planned', async () => {
  expect(await medicinesWith([], { refusal: 'ON_HOLD' })).toHaveTextContent(
    'Nothing is planned now.It is on hold.',
  );
});

test('too few refills for its supply are the reason, and not an end that is later', async () => {
  const beyondRefills = [{ days: 90, refills: 3, fills: 1 }];
  const change = { refillsLeft: 2, fillDays: 30, beyondRefills, expiresOn: '2027-02-28' };
  const medicines = await medicinesWith([], change);
  expect(medicines).toHaveTextContent('Nothing is planned now.');
  expect(medicines).not.toHaveTextContent(/ends on|Nothing is due/);
});

test('a prescription that ends before the next shipment says so, and what to do', async () => {
  expect(await medicinesWith([], { expiresOn: '2026-11-30' })).toHaveTextContent(
    'Nothing more can ship: the prescription ends on November 30, 2026. Ask your prescriber for a new one.',
  );
});
