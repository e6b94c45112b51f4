import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

const rowsOf = async (title: string) =>
  (await screen.findByRole('table', { name: title })).textContent;

test('in Spanish the lines of an invoice are in Spanish', async () => {
  await renderScreen('/payments/invoices', { scenario: 'past-due-member', language: 'es' });
  const table = await rowsOf('Sus facturas');
  expect(table).toContain('Atorvastatina 20 mg, tableta, 90 días');
  expect(table).toContain('Salbutamol 90 mcg, inhalador');
  expect(table).not.toMatch(/\bdays\b|tablet\b/);
});

test.each([
  ['en', 'Your invoices', 'For Marisol Sampleton', '90 days, filled Sep 21, 2026'],
  ['es', 'Sus facturas', 'Para Marisol Sampleton', '90 días, surtido el 21 sep 2026'],
] as const)(
  '%s: an invoice names the member, the pharmacy and the fill date',
  async (language, title, ...texts) => {
    await renderScreen('/payments/invoices', { scenario: 'past-due-member', language });
    const table = await rowsOf(title);
    for (const text of [...texts, 'Everfern Home Delivery']) expect(table).toContain(text);
  },
);

test.each([
  ['en', 'Your invoices', 'Shipping', 'Other charge'],
  ['es', 'Sus facturas', 'Envío', 'Otro cargo'],
] as const)('%s: names what is no medicine', async (language, title, ...texts) => {
  const line = (kind: string) => ({ kind, medicine: null, amount: '12.00' });
  const body = { invoices: [{ invoiceId: 'INV-1', lines: [line('SHIPPING'), line('GIFT_WRAP')] }] };
  await renderScreen('/payments/invoices', {
    scenario: 'past-due-member',
    language,
    overrides: { 'payments.getInvoices': { body } },
  });
  const table = await rowsOf(title);
  for (const text of texts) expect(table).toContain(text);
});

test.each([
  ['en', /^EVF-1006/],
  ['es', /^EVF-1006/],
] as const)('%s: a link to an invoice has the focus on that one', async (language, name) => {
  await renderScreen('/payments/invoices?invoice=INV-1006', {
    scenario: 'past-due-member',
    language,
  });
  const row = await screen.findByRole('row', { name });
  await waitFor(() => expect(row).toHaveFocus());
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('tr[aria-current]')).toHaveLength(1);
  await expectNoAxeViolations();
});

test('a link to an invoice that is not in the list says so', async () => {
  await renderScreen('/payments/invoices?invoice=INV-9', { scenario: 'past-due-member' });
  expect(await screen.findByText('This invoice is not in your list')).toBeVisible();
  expect(document.querySelector('tr[aria-current]')).toBeNull();
});

test('without a link no invoice is marked, and none is said to be missing', async () => {
  await renderScreen('/payments/invoices', { scenario: 'past-due-member' });
  await rowsOf('Your invoices');
  expect(document.querySelector('tr[aria-current]')).toBeNull();
  expect(screen.queryByText('This invoice is not in your list')).not.toBeInTheDocument();
});

test('a payment that was refunded says how much, and when', async () => {
  await renderScreen('/payments', { scenario: 'commercial-member' });
  expect(await rowsOf('Payment history')).toContain('RefundedRefunded May 7, 2026: $10.00');
});
