import { act, screen, waitFor } from '@testing-library/react';
import {
  dashboardCard,
  expectNoAxeViolations,
  openDashboard,
  openPayScreen,
  reviewPayment,
} from '../../../testing';

const goWithin = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

describe('the past-due banner', () => {
  const banner = async () =>
    (await screen.findByRole('link', { name: 'View account balance' })).closest('.alert');
  const eligibility = (currentBalance: number) => ({
    body: { mailOrderUserEligibility: { eligibility: { currentBalance } } },
  });
  const account = (
    pastDueAmount: string,
    dueOn: string,
    currentBalance: string | null = '20.00',
  ) => ({
    body: { currentBalance, pastDueAmount, dueOn },
  });

  test('says that everything owed is planned, next to what is past due', async () => {
    const takenOn = '2026-11-12';
    const planned = { paymentId: 'P-1', status: 'PLANNED', amount: '40.50', takenOn };
    await openDashboard({
      scenario: 'payment-planned',
      overrides: { 'payments.getHistory': { body: { payments: [planned] } } },
    });
    const text = 'You planned to pay your whole home delivery balance by November 12, 2026.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Past due:')).toHaveTextContent('$21.00');
    expect(screen.queryByText(/Pay the part that is past due/)).toBeNull();
  });

  test('says past due only of the part that is late, and leads to the account balance', async () => {
    await openDashboard({ scenario: 'past-due-member' });
    expect(await screen.findByText('Past due:')).toHaveTextContent('Past due: $21.00');
    expect(await banner()).toHaveTextContent('Your home delivery balance is $40.50.');
    expect(screen.getByRole('link', { name: 'View account balance' })).toHaveAttribute(
      'href',
      '/member/account-balance',
    );
    await expectNoAxeViolations();
  });

  test('stays after the late part is paid, and says when the rest is due', async () => {
    const opened = await openPayScreen();
    await reviewPayment(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Pay $21.00' }));
    await screen.findByText('We have your payment');
    await openDashboard({ transport: opened.transport });
    expect(await screen.findByText(/due on November 20, 2026/)).toBeVisible();
    expect(await banner()).toHaveTextContent('Home delivery balance: $19.50');
    expect(await banner()).not.toHaveTextContent('Past due');
  });

  test.each([
    ['all of it is late', account('20.00', '2026-10-21'), 'Past due: $20.00This is your whole'],
    ['nothing is', account('0.00', '2026-12-06'), 'balance: $20.00It is due on December 6, 2026'],
    ['the account does not load', { status: 503 }, 'balance: $20.00Your account balance shows'],
    ['the account names no balance', account('', '', null), 'not known right nowYou owe something'],
    [
      'the account names only what is late',
      account('21.00', '2026-10-21', null),
      'Past due: $21.00We cannot say right now what you owe in all. Your invoices show',
    ],
    ['the account says another balance', account('0.00', '', '12.50'), 'balance: $12.50'],
    [
      'the account says that more is late',
      account('21.00', ''),
      'balance: $20.00Your account balance',
    ],
  ])('reads so when %s', async (_what, answer, words) => {
    await openDashboard({
      overrides: {
        'mailOrder.getUserEligibility': eligibility(20),
        'payments.getAccount': answer,
      },
    });
    await waitFor(async () => expect(await banner()).toHaveTextContent(words));
  });

  test('reports once that two answers disagree, by their names', async () => {
    const { transport } = await openDashboard({
      overrides: {
        'mailOrder.getUserEligibility': eligibility(20),
        'payments.getAccount': account('21.00', '', '30.00'),
        'balances.getBenefitBalance': {
          body: { balance: [], planInfo: { familyOOPMax: '7000.00' } },
        },
      },
    });
    const reports = () =>
      transport.calls.filter(({ endpointId }) => endpointId === 'session.reportClientError');
    await waitFor(() => expect(reports().length).toBeGreaterThan(2));
    const kind = 'answers-disagree';
    expect(reports().map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        {
          kind,
          endpointId: 'payments.getAccount',
          field: 'pastDueAmount',
          otherEndpointId: 'mailOrder.getUserEligibility',
        },
        {
          kind,
          endpointId: 'payments.getAccount',
          field: 'currentBalance',
          otherEndpointId: 'mailOrder.getUserEligibility',
        },
        {
          kind,
          endpointId: 'balances.getBenefitBalance',
          field: 'planInfo.familyOOPMax',
          otherEndpointId: 'user.getMemberInfo',
        },
      ]),
    );
    expect(reports()).toHaveLength(3);
  });

  test('reports nothing on the way back from a payment', async () => {
    const opened = await openDashboard({ scenario: 'past-due-member' });
    await screen.findByText('Past due:');
    goWithin('/payments/pay');
    await reviewPayment(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Pay $21.00' }));
    await screen.findByText('We have your payment');
    goWithin('/member/dashboard');
    expect(await screen.findByText(/due on November 20, 2026/)).toBeVisible();
    const reported = opened.transport.calls.filter(
      ({ endpointId }) => endpointId === 'session.reportClientError',
    );
    expect(reported.map(({ body }) => body)).toEqual([]);
  });

  test('is not there where the account says that nothing is owed', async () => {
    const { transport } = await openDashboard({
      overrides: {
        'mailOrder.getUserEligibility': eligibility(20),
        'payments.getAccount': account('0.00', '', '0.00'),
      },
    });
    await screen.findByText('$1,004.00 left');
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('payments.getAccount');
    expect(screen.queryByRole('link', { name: 'View account balance' })).toBeNull();
  });

  test.each([0, -5])('is not there with a balance of %s', async (currentBalance) => {
    const { transport } = await openDashboard({
      overrides: {
        'mailOrder.getUserEligibility': eligibility(currentBalance),
      },
    });
    await screen.findByText('$1,004.00 left');
    const requested = transport.calls.map(({ endpointId }) => endpointId);
    expect(requested).toContain('mailOrder.getUserEligibility');
    expect(requested).not.toContain('payments.getAccount');
    expect(screen.queryByRole('link', { name: 'View account balance' })).toBeNull();
  });
});

test('a minor is shown no past-due banner, whatever is owed', async () => {
  const { transport } = await openDashboard({
    scenario: 'minor-member',
    overrides: { 'mailOrder.getUserEligibility': 'past-due' },
  });
  await screen.findByText('Latex');
  await waitFor(() =>
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain(
      'mailOrder.getUserEligibility',
    ),
  );
  expect(screen.queryByRole('link', { name: 'View account balance' })).toBeNull();
});

describe('the spending limits', () => {
  test('show what is met and left, alone and as a family, to the cent', async () => {
    await openDashboard();
    await screen.findByText('$1,004.00 left');
    const limits = dashboardCard(/spending limits for 2026/);
    expect(limits.getByText('Met')).toBeInTheDocument();
    for (const words of [
      '$1,500.00 of $1,500.00',
      '$1,996.00 of $3,000.00',
      '$2,131.60 left',
      '$1,868.40 of $4,000.00',
      '$5,563.60 left',
      '$2,436.40 of $8,000.00',
    ]) {
      expect(limits.getByText(words)).toBeInTheDocument();
    }
    expect(limits.getByText(/Your own deductible is met/)).toBeInTheDocument();
  });

  test('a bar is as wide as percent minus 2', async () => {
    const { container } = await openDashboard();
    await screen.findByText('$1,004.00 left');
    const widths = [...container.querySelectorAll('.bar rect')].map((bar) =>
      Number.parseFloat(bar.getAttribute('width') ?? '').toFixed(2),
    );
    expect(widths).toEqual(['98.00', '64.53', '44.71', '28.45']);
  });

  test('missing, negative and unreadable amounts are said, never NaN', async () => {
    const member = { sub: 'S', firstName: 'Marisol', lastName: 'Sampleton' };
    const body = {
      balance: [{ member, deductible: 'null', pm: 'a lot' }],
      planInfo: { individualDeductible: '0', individualOOPMax: null },
    };
    const silent = { body: { memebrId: 'EVF00421787', userFirstName: 'Marisol' } };
    const { container } = await openDashboard({
      overrides: { 'balances.getBenefitBalance': { body }, 'user.getMemberInfo': silent },
    });
    expect(await screen.findByText('None to meet')).toBeInTheDocument();
    expect(screen.getByText('Not available yet')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });
});
