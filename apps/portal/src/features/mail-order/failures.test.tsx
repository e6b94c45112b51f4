import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing';

/** What the member reads where a call of a screen fails, in English and Spanish. */
const reads: [string, string, string, string][] = [
  [
    'mailOrderRefills.getList',
    '/member/mail-order',
    'Your prescriptions did not load.',
    'Sus recetas no se cargaron.',
  ],
  [
    'mailOrderNewRx.getRequests',
    '/member/mail-order',
    'Your requests did not load.',
    'Sus solicitudes no se cargaron.',
  ],
  [
    'mailOrders.getList',
    '/member/mail-order',
    'Your orders did not load.',
    'Sus pedidos no se cargaron.',
  ],
  [
    'mailOrderProfile.get',
    '/member/mail-order/profile',
    'Your phones and shipping did not load.',
    'Sus teléfonos y su envío no se cargaron.',
  ],
  [
    'mailOrderCheckout.get',
    '/member/mail-order/profile',
    'Your preferences did not load.',
    'Sus preferencias no se cargaron.',
  ],
  [
    'mailOrderNewRx.getRequests',
    '/member/mail-order/paper-form',
    'The form did not load.',
    'El formulario no se cargó.',
  ],
  [
    'pharmacies.getMailOrderByClient',
    '/member/mail-order/paper-form',
    'The form did not load.',
    'El formulario no se cargó.',
  ],
];

test.each(reads)('without %s %s says so, and loads again', async (id, path, en, es) => {
  for (const [language, said] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { user, transport } = await renderScreen(path, {
      scenario: 'new-prescriptions',
      language,
      overrides: { [id]: { status: 503 } },
    });
    expect(await screen.findByText(said)).toBeVisible();
    const calls = () => transport.calls.filter(({ endpointId }) => endpointId === id).length;
    const before = calls();
    const failed = screen.getByText(said).closest('[role="alert"], .alert, section, div');
    const again = [...(failed?.parentElement ?? document).querySelectorAll('button')].find(
      ({ textContent }) => /^(Try again|Intentar de nuevo|Intente de nuevo)$/.test(textContent),
    );
    expect(again).toBeDefined();
    await user.click(again as HTMLElement);
    await waitFor(() => expect(calls()).toBeGreaterThan(before));
    cleanup();
  }
});

test.each([
  ['/member/mail-order', 'Home delivery'],
  ['/member/mail-order/checkout', 'Order refills'],
  ['/member/mail-order/orders', 'Your orders'],
  ['/member/mail-order/family', 'Family and authorizations'],
  ['/member/mail-order/profile', 'Delivery preferences'],
  ['/member/mail-order/auto-refill', 'Auto-refill'],
  ['/member/mail-order/paper-form', 'Form for a paper prescription'],
])('with every service down, %s keeps its heading and a way to try again', async (path, title) => {
  await renderScreen(path, { scenario: 'upstream-down' });
  const again = await screen.findAllByRole('button', { name: 'Try again' });
  expect(again[0]).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('with every service down, a request for a prescription can be written all the same', async () => {
  await renderScreen('/member/mail-order/transfer', { scenario: 'upstream-down' });
  expect(await screen.findByLabelText('Drug name')).toBeEnabled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Move a prescription from a pharmacy',
  );
});
