import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (options: Options = {}, path = '/payments/invoices') =>
  renderScreen(path, { scenario: 'past-due-member', ...options });

const rowsOf = async (title: string) =>
  (await screen.findByRole('table', { name: title })).textContent;

test('in Spanish the lines of an invoice are in Spanish', async () => {
  await open({ language: 'es' });
  const table = await rowsOf('Sus facturas');
  expect(table).toContain('Atorvastatina 20 mg, tableta, 90 días');
  expect(table).toContain('Envío');
  expect(table).not.toMatch(/\bdays\b|tablet\b/);
});

test.each([
  ['en', 'Your invoices', 'For Marisol Sampleton', '90 days, filled Oct 9, 2026'],
  ['es', 'Sus facturas', 'Para Marisol Sampleton', '90 días, surtido el 9 oct 2026'],
] as const)(
  '%s: an invoice names the member, the pharmacy and the fill date',
  async (language, title, ...texts) => {
    await open({ language });
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
  await open({ language, overrides: { 'payments.getInvoices': { body } } });
  const table = await rowsOf(title);
  for (const text of texts) expect(table).toContain(text);
});

test.each([
  ['en', /^EVF-1006/],
  ['es', /^EVF-1006/],
] as const)('%s: a link to an invoice has the focus on that one', async (language, name) => {
  await open({ language }, '/payments/invoices?invoice=INV-1006');
  const row = await screen.findByRole('row', { name });
  await waitFor(() => expect(row).toHaveFocus());
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('tr[aria-current]')).toHaveLength(1);
  await expectNoAxeViolations();
});

test('a link to an invoice that is not in the list says so', async () => {
  await open({}, '/payments/invoices?invoice=INV-9');
  expect(await screen.findByText('This invoice is not in your list')).toBeVisible();
  expect(document.querySelector('tr[aria-current]')).toBeNull();
});

test('without a link no invoice is marked, and none is said to be missing', async () => {
  await open();
  await rowsOf('Your invoices');
  expect(document.querySelector('tr[aria-current]')).toBeNull();
  expect(screen.queryByText('This invoice is not in your list')).not.toBeInTheDocument();
});

describe('invoices', () => {
  const saved: { name: string; size: number }[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => `blob:${(blob as Blob).size}`;
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, size: Number(this.href.replace('blob:', '')) });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('say what was billed, what is left and what is late', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Your invoices' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(1, 6).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Nov 4, 2026', 'Dec 4, 2026', 'Paid', '$10.00', '$0.00'],
      ['Oct 21, 2026', 'Nov 20, 2026', 'To pay', '$19.50', '$19.50'],
      ['Aug 21, 2026', 'Sep 20, 2026', 'Past due', '$31.00', '$21.00'],
      ['Jul 21, 2026', 'Aug 20, 2026', 'Paid', '$7.50', '$0.00'],
      ['May 4, 2026', 'Jun 3, 2026', 'Paid', '$10.00', '$0.00'],
      ['Apr 21, 2026', 'May 21, 2026', 'Paid', '$7.50', '$0.00'],
      ['Feb 21, 2026', 'Mar 23, 2026', 'Paid', '$10.00', '$0.00'],
      ['Jan 21, 2026', 'Feb 20, 2026', 'Paid', '$7.50', '$0.00'],
    ]);
    await expectNoAxeViolations();
  });

  test('are downloaded under their own name, in the language of the page', async () => {
    const { user, transport } = await open({ language: 'es' });
    await user.click((await screen.findAllByRole('button', { name: 'PDF EVF-1007' }))[0]!);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('factura-EVF-1007.pdf');
    expect(saved[0]?.size).toBeGreaterThan(0);
    expect(transport.calls.at(-1)).toMatchObject({
      params: { invoiceId: 'INV-1007' },
      query: { lang: 'es' },
    });
  });

  test('a document that does not load shows an error in its row only, with a retry', async () => {
    const { user, transport } = await open({
      overrides: { 'payments.getInvoiceDocument': { status: 503 } },
    });
    await user.click(await screen.findByRole('button', { name: 'PDF EVF-1006' }));
    expect(await screen.findByText('The document did not arrive.')).toBeVisible();
    expect(saved).toEqual([]);
    await expectNoAxeViolations();
    transport.override('payments.getInvoiceDocument', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again EVF-1006' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText('The document did not arrive.')).not.toBeInTheDocument();
  });

  test('that did not load are requested again; an empty list says so', async () => {
    const { user, transport } = await open({ scenario: 'upstream-down' });
    expect(await screen.findByText('Your invoices did not load.')).toBeVisible();
    transport.override('payments.getInvoices', 'none');
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await screen.findByText('You have no invoices yet.')).toBeVisible();
  });
});
