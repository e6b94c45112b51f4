import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

/** A refill as the service sends it. */
const refill = {
  rxNumber: '4402101',
  memberId: 'EVF00421787',
  hsn: '1',
  drugName: 'Levothyroxine',
  spanishName: 'Levotiroxina',
  isBrand: false,
  strength: '50 mcg',
  drugForm: 'tablet',
  status: 'READY',
  readyOn: null,
  missing: null,
  heldUntil: null,
  orderNumber: null,
  refillsLeft: 3,
  lastFilledOn: '2026-08-10',
  runsOutOn: null,
  expiresOn: '2027-10-30',
  prescriberName: 'Dr. Quillfeather',
  prescriberPhone: '1-612-555-0148',
  fillDays: 90,
  choices: [{ days: 90, quantity: 90, cost: 7.5, terms: null }],
  beyondRefills: [],
  notOffered: [],
  maxQuantity: 90,
  coldChain: false,
  controlled: false,
  autoRefill: false,
  autoRefillAllowed: true,
  nextShipmentOn: null,
};

/** The list of refills with one of them. */
async function listWith(language: 'en' | 'es', change: object): Promise<HTMLElement> {
  await renderScreen('/member/mail-order', {
    scenario: 'commercial-member',
    language,
    overrides: {
      'mailOrderRefills.getList': {
        body: { isEligible: true, refills: [{ ...refill, ...change }], year: null },
      },
    },
  });
  return screen.findByRole('form', { name: /^(Refills|Resurtidos)$/ });
}

const soon = { expiresOn: '2026-11-30' };
const tooSoon = { status: 'TOO_EARLY', readyOn: '2026-12-10', expiresOn: '2026-11-30' };

test.each([
  [
    'en',
    soon,
    'The prescription ends on November 30, 2026. Ask Dr. Quillfeather for a new one.',
    false,
  ],
  [
    'es',
    soon,
    'La receta vence el 30 de noviembre de 2026. Pida una nueva a Dr. Quillfeather.',
    false,
  ],
  [
    'en',
    tooSoon,
    'The prescription ends on November 30, 2026, before you can order. Ask Dr. Quillfeather for a new one.',
    true,
  ],
  [
    'es',
    { ...tooSoon, prescriberName: '' },
    'La receta vence el 30 de noviembre de 2026, antes de que pueda hacer el pedido. Pida una nueva al médico que receta.',
    true,
  ],
] as const)('%s %j: says when it ends, and what to do', async (language, change, text, renews) => {
  const list = await listWith(language, change);
  expect(list).toHaveTextContent(text);
  expect(list).not.toHaveTextContent(/You can order from|Puede hacer el pedido desde/);
  const links = [...list.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  expect(links.includes('/member/mail-order/ask-prescriber')).toBe(renews);
  await expectNoAxeViolations();
});

test('a prescription that ends later has no such note', async () => {
  expect(await listWith('en', {})).not.toHaveTextContent('ends on');
});
