import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (path: string, options: Options = {}) =>
  renderScreen(path, { scenario: 'past-due-member', ...options });
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const again = () => screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement;

describe('the payment history', () => {
  test('lists payments with card, status and amount, next to the balance', async () => {
    await open('/payments');
    const table = await screen.findByRole('table', { name: 'Payment history' });
    expect(cellsOf(table)).toEqual([
      ['Nov 4, 2026', 'EVF-P-HD-20418', 'Visa ending in 4242', 'Paid', '$10.00'],
      ['Oct 19, 2026', 'EVF-P-5090', 'Visa ending in 4242', 'Paid', '$10.00'],
      ['Aug 15, 2026', 'EVF-P-5021', 'Visa ending in 4242', 'Paid', '$7.50'],
      ['Aug 14, 2026', 'EVF-P-5020', 'Mastercard ending in 4444HSA or FSA', 'Declined', '$7.50'],
      ['May 15, 2026', 'EVF-P-4711Automatic', 'Visa ending in 4242', 'Paid', '$7.50'],
      ['May 4, 2026', 'EVF-P-HD-20044', 'Visa ending in 4242', 'Paid', '$10.00'],
      ['Mar 15, 2026', 'EVF-P-4388Automatic', 'Visa ending in 4242', 'Paid', '$10.00'],
      ['Feb 15, 2026', 'EVF-P-4302Automatic', 'Visa ending in 4242', 'Paid', '$7.50'],
    ]);
    expect(await screen.findByText('$40.50')).toBeVisible();
    expect(screen.getByText(/first due date was/)).toHaveTextContent(
      'Past due $21.00. The first due date was September 20, 2026.',
    );
    expect(screen.getByText(/It is off/)).toBeVisible();
    await expectNoAxeViolations();
  });

  test.each(['/payments', '/payments/invoices', '/member/account-balance'])(
    '%s is printed with whose it is and the day',
    async (path) => {
      const { user } = await open(path);
      const print = jest.fn();
      window.print = print;
      await user.click(await screen.findByRole('button', { name: 'Print' }));
      expect(print).toHaveBeenCalledTimes(1);
      const head = screen.getByText(/, printed November 5, 2026/);
      expect(head.parentElement).toHaveTextContent(/marisol sampleton.*Member ID EVF00421787/i);
    },
  );

  test.each([
    ['payments.getHistory', 'Your payments did not load.'],
    ['payments.getAccount', 'Your balance did not load.'],
    ['payments.getAutomatic', 'Your automatic payment did not load.'],
  ])('without %s the others still show, and it loads on retry', async (endpointId, words) => {
    const { user, transport } = await open('/payments', {
      overrides: { [endpointId]: { status: 503 } },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    transport.override(endpointId, undefined);
    await user.click(again());
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  test('with nothing paid and nothing owed says so', async () => {
    await open('/payments', { scenario: 'empty-handed' });
    expect(await screen.findByText('You have not made a payment yet.')).toBeVisible();
    expect(await screen.findByText('Nothing to pay.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Make a payment', current: false })).toBeTruthy();
  });

  test('an answer without a list is the error state', async () => {
    await open('/payments', { overrides: { 'payments.getHistory': { body: { payments: null } } } });
    expect(await screen.findByText('Your payments did not load.')).toBeVisible();
  });

  test('figures and words that make no sense are shown as not available', async () => {
    const { container } = await open('/payments', {
      scenario: 'payments-missing-figures',
    });
    const table = await screen.findByRole('table', { name: 'Payment history' });
    expect(cellsOf(table)).toEqual([
      ['Nov 4, 2026', 'EVF-P-HD-20418', 'Visa ending in 4242', 'Paid', '$10.00'],
      ['Oct 19, 2026', 'EVF-P-5090', 'Not available', 'Not available', 'Not available'],
      ['Aug 14, 2026', 'EVF-P-5020', 'Visa ending in 4242', 'Not available', '−$7.50'],
      ['May 4, 2026', 'EVF-P-HD-20044', 'Visa ending in 4242', 'Paid', '$10.00'],
      ['Not available', 'Not available', 'Visa ending in 4242', 'Paid', 'Not available'],
    ]);
    expect(await screen.findByText(/We cannot say right now what you owe/)).toBeVisible();
    expect(container.textContent).not.toMatch(/NaN|null|undefined|Invalid/);
  });

  test('what is past due is said also where the whole is not known', async () => {
    const body = { currentBalance: null, pastDueAmount: '21.00', dueOn: '2026-10-21' };
    await open('/payments', { overrides: { 'payments.getAccount': { body } } });
    expect(await screen.findByText(/We cannot say right now what you owe/)).toBeVisible();
    expect(screen.getByText('$21.00').closest('p')).toHaveTextContent('Past due $21.00. The first');
  });

  test('the newest is first, whatever the service does', async () => {
    const paid = (paidOn: string) => ({ paymentId: paidOn, paidOn, amount: 1, status: 'POSTED' });
    const body = { payments: [paid('2026-07-20'), paid('2026-10-19'), paid('2026-09-15')] };
    await open('/payments', { overrides: { 'payments.getHistory': { body } } });
    const table = await screen.findByRole('table', { name: 'Payment history' });
    const days = cellsOf(table).map(([day]) => day);
    expect(days).toEqual(['Oct 19, 2026', 'Sep 15, 2026', 'Jul 20, 2026']);
  });

  test('a status that we do not know is shown as it was sent', async () => {
    const body = { payments: [{ paymentId: 'PM-1', amount: 12, status: ' ON_HOLD ' }] };
    await open('/payments', { overrides: { 'payments.getHistory': { body } } });
    const table = await screen.findByRole('table', { name: 'Payment history' });
    expect(cellsOf(table)[0]?.[3]).toBe('ON_HOLD');
  });

  test.each(
    ['/payments', '/payments/pay', '/member/account-balance'].flatMap(
      (path) =>
        [
          [path, 'en', 'Your credit', /owe nothing/],
          [path, 'es', 'Su saldo a favor', /debe nada/],
        ] as const,
    ),
  )('what was overpaid is a credit, and not owed: %s (%s)', async (path, language, title, none) => {
    await open(path, { scenario: 'payments-credit', language });
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    expect(heading.closest('section')).toHaveTextContent(/\$12\.50/);
    expect(screen.queryByRole('heading', { name: /^(You owe|Usted debe)$/ })).toBeNull();
    if (path.endsWith('/pay')) await screen.findByText(/No payment is due|ningún pago pendiente/);
    expect(screen.getAllByText(none)).toHaveLength(1);
  });

  test('a payment that was refunded says how much, and when', async () => {
    await open('/payments', { scenario: 'home-delivery-returned' });
    const table = await screen.findByRole('table', { name: 'Payment history' });
    expect(table.textContent).toContain('RefundedRefunded Oct 26, 2026: $7.50');
  });

  test('a visitor and a minor send no request', async () => {
    for (const scenario of ['visitor', 'minor-member']) {
      for (const path of ['/payments', '/payments/invoices', '/payments/automatic']) {
        const { transport } = await open(path, { scenario });
        const requested = transport.calls.filter(({ endpointId }) =>
          endpointId.startsWith('payments.'),
        );
        expect(requested).toEqual([]);
      }
    }
  });
});

describe('payments for adults (SS-10)', () => {
  test('a member without a birth date reads that, and not that they are under 18', async () => {
    const { transport } = await open('/payments', {
      overrides: { 'user.getMemberInfo': { body: { memebrId: 'EVF00421787' } } },
    });
    expect(await screen.findByText(/We do not have your birth date/)).toBeVisible();
    expect(screen.queryByText(/under 18/)).not.toBeInTheDocument();
    expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('payments.getCards');
  });

  test.each([
    ['AGE_RESTRICTED', /You are under 18/],
    ['BIRTH_DATE_UNKNOWN', /We do not have your birth date/],
  ])('a refusal of the backend with %s says why, without a retry', async (code, words) => {
    await open('/payments', {
      overrides: { 'payments.getAccount': { status: 403, body: { code } } },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('the account balance', () => {
  test.each(['/member/account-balance', '/payments'])(
    'what is owed stands before the list: %s',
    async (path) => {
      await open(path);
      const owed = await screen.findByRole('heading', { level: 2, name: 'You owe' });
      const list = (await screen.findAllByRole('table'))[0] as HTMLElement;
      expect(owed.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test.each(['/payments/pay', '/payments/automatic'])(
    'what is owed stands before the form: %s',
    async (path) => {
      const { container } = await open(path);
      const owed = await screen.findByRole('heading', { level: 2, name: 'You owe' });
      await waitFor(() => expect(container.querySelector('main form')).toBeVisible());
      const form = container.querySelector('main form') as HTMLElement;
      expect(owed.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('shows each invoice and payment with the balance after it', async () => {
    await open('/member/account-balance');
    const table = await screen.findByRole('table', { name: 'Account activity' });
    expect(cellsOf(table)).toEqual([
      ['Nov 4, 2026', 'PaymentEVF-P-HD-20418', '−$10.00', '$40.50'],
      ['Nov 4, 2026', 'InvoiceHD-20418', '$10.00', '$50.50'],
      ['Oct 21, 2026', 'InvoiceEVF-1007', '$19.50', '$40.50'],
      ['Oct 19, 2026', 'PaymentEVF-P-5090', '−$10.00', '$21.00'],
      ['Aug 21, 2026', 'InvoiceEVF-1006', '$31.00', '$31.00'],
      ['Aug 15, 2026', 'PaymentEVF-P-5021', '−$7.50', '$0.00'],
      ['Jul 21, 2026', 'InvoiceEVF-1005', '$7.50', '$7.50'],
      ['May 15, 2026', 'PaymentEVF-P-4711', '−$7.50', '$0.00'],
      ['May 4, 2026', 'PaymentEVF-P-HD-20044', '−$10.00', '$7.50'],
      ['May 4, 2026', 'InvoiceHD-20044', '$10.00', '$17.50'],
      ['Apr 21, 2026', 'InvoiceEVF-1004', '$7.50', '$7.50'],
      ['Mar 15, 2026', 'PaymentEVF-P-4388', '−$10.00', '$0.00'],
      ['Feb 21, 2026', 'InvoiceEVF-1003', '$10.00', '$10.00'],
      ['Feb 15, 2026', 'PaymentEVF-P-4302', '−$7.50', '$0.00'],
      ['Jan 21, 2026', 'InvoiceEVF-1002', '$7.50', '$7.50'],
    ]);
    expect(screen.getAllByRole('link', { name: 'Make a payment' })[0]).toHaveAttribute(
      'href',
      '/payments/pay',
    );
    await expectNoAxeViolations();
  });

  test.each(['payments.getInvoices', 'payments.getHistory'])(
    'is not reckoned without %s, and loads on retry',
    async (endpointId) => {
      const { user, transport } = await open('/member/account-balance', {
        overrides: { [endpointId]: { status: 503 } },
      });
      expect(await screen.findByText('Your account did not load.')).toBeVisible();
      transport.override(endpointId, undefined);
      await user.click(again());
      await screen.findByRole('table', { name: 'Account activity' });
    },
  );

  test('in Spanish', async () => {
    await open('/member/account-balance', { language: 'es' });
    await screen.findByRole('table', { name: 'Movimientos de la cuenta' });
    expect(await screen.findByText(/fue el 20 de septiembre de 2026/)).toHaveTextContent(
      'Vencido $21.00. La primera fecha de vencimiento fue el 20 de septiembre de 2026.',
    );
    await expectNoAxeViolations();
  });

  test('with figures that make no sense names no balance', async () => {
    const { container } = await open('/member/account-balance', {
      scenario: 'payments-missing-figures',
    });
    await screen.findByRole('table', { name: 'Account activity' });
    expect(container.textContent).not.toMatch(/NaN|null|undefined|Invalid/);
  });
});
