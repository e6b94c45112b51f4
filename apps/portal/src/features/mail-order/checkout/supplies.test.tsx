import { emptyCart } from '@portal/domain/mail-order';
import { screen } from '@testing-library/react';
import { expectNoAxeViolations, type RenderOptions } from '../../../testing';
import { openPage } from '../testing/checkout';

/** The checkout of a Medicare member for a prescription of 90 days at a time, of which 3 refills are left. */
const openMedicare = (page: 'medicines' | 'review', options: RenderOptions = {}) =>
  openPage(page, {
    scenario: 'auto-refill-medicare',
    cart: {
      ...emptyCart('3b0f7a52-8f0e-4d3e-9a54-0f3d6f8a1c2d', 'GMR00730512'),
      lines: [{ rxNumber: '5521502', days: 30 }],
      healthConfirmed: true,
    },
    ...options,
  });

test.each([
  [
    'en',
    'medicines',
    'Uses 1 refill. After this order 2 refills are left. Each refill is for 90 days. With 30 days you lose the rest of a refill.',
  ],
  [
    'es',
    'medicines',
    'Usa 1 resurtido. Después de este pedido quedan 2 resurtidos. Cada resurtido es para 90 días. Con 30 días pierde el resto de un resurtido.',
  ],
  ['en', 'review', 'Uses 1 refill. After this order 2 refills are left. Each refill'],
  ['es', 'review', 'Usa 1 resurtido. Después de este pedido quedan 2 resurtidos. Cada resurtido'],
] as const)('%s, %s: says which refills 30 days use', async (language, page, text) => {
  await openMedicare(page, { language });
  const main = screen.getByRole('main');
  expect(main.textContent.replace(/\s+/g, ' ')).toContain(text);
  await expectNoAxeViolations();
});

test('a supply of whole refills loses none', async () => {
  await openMedicare('medicines');
  const ninety = screen.getByLabelText(/^90 /);
  expect(ninety.closest('label')).toHaveTextContent(
    /Uses 1 refill\. After this order 2 refills are left\./,
  );
  expect(ninety.closest('label')).not.toHaveTextContent(/lose/);
});

test.each([
  [
    'en',
    /^Your plan does not cover 30 or 60 days of this medicine by home delivery\. Ask a network pharmacy/,
  ],
  [
    'es',
    /^Su plan no cubre 30 o 60 días de este medicamento con entrega a domicilio\. Pida ese suministro/,
  ],
] as const)('%s: says why a plan offers 90 days only', async (language, text) => {
  await openPage('medicines', { language });
  expect(screen.getAllByText(text)).toHaveLength(2);
});
