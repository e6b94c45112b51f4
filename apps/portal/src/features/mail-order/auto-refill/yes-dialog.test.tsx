import { screen, within } from '@testing-library/react';
import type { Language } from '../../../language';
import { type RenderOptions, renderScreen } from '../../../testing';
import { button } from '../testing/checkout';

const choice = { days: 90, quantity: 180, cost: 7.5, secondShipmentOn: '2027-02-11' };
const medicine = {
  rxNumber: '4400261',
  hsn: '1',
  drugName: 'Metformin',
  spanishName: null,
  isBrand: false,
  strength: '500 mg',
  drugForm: 'tablet',
  isOn: false,
  since: null,
  days: null,
  refusal: 'NONE',
  choices: [choice],
  beyondRefills: [],
  shippingCost: 0,
  refillsLeft: 3,
  fillDays: 90,
  expiresOn: '2027-10-30',
  runsOutOn: '2026-11-20',
  firstShipmentOn: '2026-11-15',
};

/** The question before auto-refill is turned on for a medicine, as text. */
async function question(
  language: Language,
  change: object,
  overrides: RenderOptions['overrides'] = {},
): Promise<string> {
  const medicines = [{ ...medicine, ...change }];
  const body = { isEligible: true, medicines, shipments: [] };
  const { user } = await renderScreen('/member/mail-order/auto-refill', {
    scenario: 'auto-refill',
    language,
    overrides: {
      ...overrides,
      'mailOrderAutoRefill.getPlan': { body: { ...body, address: null, card: null, billMe: true } },
    },
  });
  await screen.findByText(/^(Your medicines|Sus medicamentos)$/);
  await user.click(button(/^(Turn on|Activar)/));
  return screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
}

test.each([
  ['en', '2026-11-04', 'You ran out about November 4, 2026. Order it'],
  ['es', '2026-11-04', 'Se le acabó alrededor del 4 de noviembre de 2026. Haga un'],
  ['en', '2026-11-05', 'You run out about November 5, 2026, before that. Order it'],
  ['es', '2026-11-05', 'Le alcanza hasta el 5 de noviembre de 2026, antes del envío. Haga un'],
] as const)('%s: of a supply until %s it says: %s', async (language, runsOutOn, text) => {
  expect(await question(language, { runsOutOn })).toContain(text);
});

test('of a supply that lasts until it ships nothing is said', async () => {
  expect(await question('en', { runsOutOn: '2026-11-15' })).not.toMatch(/r[au]n out/);
});

describe('when nothing ships after the first time it says why, and what to do', () => {
  const once = { choices: [{ ...choice, secondShipmentOn: null }] };
  const few = { ...once, refillsLeft: 1 };
  const ends = { ...once, expiresOn: '2026-12-30' };

  test.each([
    ['en', few, 'Too few refills are left for a second time. Ask your prescriber to renew it.'],
    ['es', few, 'No quedan resurtidos para otro envío. Pida al médico que receta que renueve'],
    ['en', ends, 'The prescription ends on December 30, 2026. Ask your prescriber for a new one.'],
    ['es', ends, 'La receta vence el 30 de diciembre de 2026. Pida una nueva al médico'],
  ] as const)('%s %j', async (language, change, text) => {
    expect(await question(language, change)).toContain(text);
  });

  test('and nothing of it where a second one follows', async () => {
    expect(await question('en', {})).not.toMatch(/Too few|The prescription ends/);
  });
});

test('it says that another insurance is not counted, also before anything ships', async () => {
  const row = {
    memberId: 'EVF00421787-01',
    memberFirstName: 'Marisol',
    dateOfService: '2026-10-01',
    otherPayerAmount: '12.00',
  };
  await question('en', {}, { 'claims.getHistory': { body: { claimsHistory: { claim: [row] } } } });
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Your other insurance is not counted.')).toBeVisible();
});
