import { flagIdsOf } from '@portal/client-config';
import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

test('shows the usual card of the account, and leads to where it is changed', async () => {
  await renderScreen('/member/mail-order/profile', { scenario: 'commercial-member' });
  await screen.findByText('Packaging');
  const card = within(screen.getByRole('heading', { name: 'Usual card' }).closest('section')!);
  expect(card.getByText('Visa ending in 4242')).toBeVisible();
  expect(card.getByText(/So do payments of a bill\.$/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Change saved cards' })).toHaveAttribute(
    'href',
    '/payments/methods',
  );
  await expectNoAxeViolations();
});

const noPayments = {
  'features.get': {
    body: {
      readableFeatures: flagIdsOf(['mailOrder']),
      clientMetadata: [],
      businessLine: 'COMMERCIAL',
      clientCode: 'common',
      pharmacyClient: 'common',
    },
  },
};

test.each([
  ['en', 'Usual card', /^To change it, call 1-800-555-0142, TTY 711\./],
  ['es', 'Tarjeta habitual', /^Para cambiarla, llame al 1-800-555-0142, TTY 711\./],
] as const)(
  '%s: where no page takes payments, it says how the usual card is changed',
  async (language, heading, said) => {
    await renderScreen('/member/mail-order/profile', {
      scenario: 'commercial-member',
      language,
      overrides: noPayments,
    });
    const title = await screen.findByRole('heading', { name: heading });
    const card = title.closest('section')!;
    expect([...card.querySelectorAll('p')].at(-1)).toHaveTextContent(said);
    expect(card).not.toHaveTextContent(/bill|factura/);
    expect(within(card).queryByRole('link', { name: /^(Change|Cambiar)/ })).toBeNull();
    await expectNoAxeViolations();
  },
);

test.each([
  ['en', 'Packaging', /^Visa ending in 4242 has expired/],
  ['es', 'Empaque', /^Visa terminada en 4242 venció/],
] as const)('%s: says that the usual card has expired', async (language, heading, said) => {
  const now = new Date(2030, 0, 15, 12);
  await renderScreen('/member/mail-order/profile', {
    scenario: 'commercial-member',
    language,
    now,
  });
  await screen.findByText(heading);
  expect(await screen.findByText(said)).toBeVisible();
});
