import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { dashboardCard, expectNoAxeViolations, openDashboard } from '../../../testing';
import { defaultPharmacy } from '../../../plan/default-pharmacy';

describe('orders, benefits, health information and pharmacy', () => {
  test('the next order with its steps, and the refills that are ready', async () => {
    await openDashboard();
    const orders = dashboardCard(/Home delivery/);
    expect(await orders.findByText('Tue, Nov 10')).toBeInTheDocument();
    expect(orders.getByText('Order HD-20418, 1 prescription')).toBeInTheDocument();
    const steps = orders.getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.ariaCurrent])).toEqual([
      ['Received', null],
      ['In progress', null],
      ['Shipped', 'step'],
    ]);
    expect(orders.getByText('2 refills are ready to order')).toBeInTheDocument();
    expect(orders.getByRole('link', { name: 'Choose refills' })).toBeInTheDocument();
  });

  test('an order with an unknown status and no date says so, and is reported by its fields alone', async () => {
    const order = {
      orderNumber: 'HD-1',
      status: 'TELEPORTED',
      prescriptions: 1,
      expectedOn: 'soon',
    };
    const body = { orders: [order, { ...order, status: 'DELIVERED' }], refillsReady: 0 };
    const { container, transport } = await openDashboard({
      overrides: { 'mailOrder.getOverview': { body } },
    });
    expect(await screen.findByText('Not stated')).toBeInTheDocument();
    expect(screen.queryByText(/more order/)).toBeNull();
    expect(container).not.toHaveTextContent(/NaN|Invalid|TELEPORTED|soon/);
    const reports = transport.calls.filter(
      ({ endpointId }) => endpointId === 'session.reportClientError',
    );
    expect(reports.map(({ body: report }) => report)).toEqual(
      ['orders.status', 'orders.expectedOn'].map((field) => ({
        kind: 'response-issue',
        endpointId: 'mailOrder.getOverview',
        field,
      })),
    );
  });

  test('what thirty days cost in the lower tiers', async () => {
    await openDashboard();
    const benefits = dashboardCard(/What a fill costs/);
    expect(await benefits.findByText('$4.00')).toBeInTheDocument();
    expect(benefits.getByText('25%')).toBeInTheDocument();
    expect(benefits.getByRole('link')).toHaveAttribute('href', '/member/benefits');
  });

  test.each([
    ['says that they are after the deductible while some of it is left', '100.00', 1],
    ['says so where it is not known what was paid', null, 1],
    ['leaves that out once it is met', '1500.00', 0],
  ])('what thirty days cost %s', async (_what, deductible, times) => {
    const balance = [
      { member: { sub: 'S', memberNumber: 'EVF00421787' }, deductible, pm: deductible },
    ];
    const planInfo = { individualDeductible: '1500.00', individualOOPMax: '4000.00' };
    await openDashboard({
      overrides: {
        'balances.getBenefitBalance': { body: { balance, planInfo } },
        // They say that the deductible is met.
        'claims.getHistory': { status: 503 },
      },
    });
    const benefits = dashboardCard(/What a fill costs/);
    expect(await benefits.findByText('25%')).toBeInTheDocument();
    await waitFor(() =>
      expect(benefits.queryAllByText('After your deductible').length > 0).toBe(times > 0),
    );
  });

  test('allergies and conditions, with the day they were reviewed', async () => {
    await openDashboard();
    expect(await screen.findByText('Penicillin')).toBeInTheDocument();
    expect(screen.getByText('Type 2 diabetes')).toBeInTheDocument();
    expect(screen.getByText('Last reviewed March 2, 2026.')).toBeInTheDocument();
  });

  test('allergies and conditions by their Spanish names', async () => {
    await openDashboard({ language: 'es' });
    expect(await screen.findByText('Penicilina')).toBeInTheDocument();
    expect(screen.getByText('Diabetes tipo 2')).toBeInTheDocument();
  });

  test('claims by the Spanish names of their drugs', async () => {
    await openDashboard({ language: 'es' });
    const claims = dashboardCard(/Reclamaciones recientes/);
    expect(
      await claims.findByRole('rowheader', { name: /^Salbutamol 90 mcg, inhalador/ }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Zolentra 40 mg, cápsula/, { selector: 'h3' })).toBeVisible();
  });

  test('the default pharmacy, or the way to one', async () => {
    await openDashboard();
    expect(
      await dashboardCard(/Default pharmacy/).findByText('Maple & Main Pharmacy'),
    ).toBeInTheDocument();
    expect(dashboardCard(/Default pharmacy/).queryByText('Out of network')).toBeNull();
  });

  test('a default pharmacy out of network says so', async () => {
    const { store } = await openDashboard();
    await dashboardCard(/Default pharmacy/).findByText('Maple & Main Pharmacy');
    const { pharmacy } = defaultPharmacy.select(store.getState()).data!;
    cleanup();
    const body = { pharmacy: { ...pharmacy, inNetwork: false } };
    await openDashboard({ overrides: { 'pharmacies.getDefault': { body } } });
    expect(await dashboardCard(/Default pharmacy/).findByText('Out of network')).toBeVisible();
  });

  test('tips are next to the discount card, whose link opens a confirmation', async () => {
    const { user, store } = await openDashboard();
    const discount = dashboardCard(/Discount card/);
    expect(discount.getAllByRole('listitem')).toHaveLength(3);
    await user.click(discount.getByRole('link', { name: /Open the discount card/ }));
    expect(store.getState()['modal']).toMatchObject({ kind: 'leavingSite' });
  });
});

describe('a Medicare member', () => {
  test('past the threshold reads that a fill costs nothing more, not the share of before', async () => {
    await openDashboard({ scenario: 'medicare-past-threshold' });
    const benefits = dashboardCard(/What a fill costs/);
    expect(
      await benefits.findByText(/You pay \$0\.00 for covered drugs through December 31/),
    ).toBeInTheDocument();
    expect(benefits.queryByText('25%')).toBeNull();
  });

  test('sees the stage of the year and no discount card', async () => {
    await openDashboard({ scenario: 'medicare-member' });
    const limits = dashboardCard(/spending limits for 2026/);
    expect(await limits.findByText('Initial coverage stage')).toBeInTheDocument();
    expect(limits.getByText(/Once \$691\.55 more counts toward your limit/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Discount card' })).toBeNull();
    await expectNoAxeViolations();
  });
});

test('paper says whose dashboard it is', async () => {
  await openDashboard();
  expect(await screen.findByText(/Marisol Sampleton, born March 2, 1978/)).toBeInTheDocument();
});

describe('recent claims', () => {
  test('are the four newest of 30 days, with the way to all', async () => {
    await openDashboard();
    await screen.findByRole('rowheader', { name: /^Glyvexa 10 mg tablet/ });
    const claims = dashboardCard(/Recent claims/);
    expect(claims.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)).toEqual([
      'Albuterol 90 mcg inhaler',
      'Zolentra 40 mg capsule',
      'Lisinopril 10 mg tablet',
      'Glyvexa 10 mg tablet',
    ]);
    expect(claims.getByText('$212.00')).toBeInTheDocument();
    const notPaid = claims.getByRole('row', { name: /Zolentra/ });
    expect(within(notPaid).getByRole('cell', { name: 'Not filled' })).toBeInTheDocument();
    expect(notPaid).not.toHaveTextContent('$');
    const inProgress = claims.getByRole('row', { name: /Albuterol/ });
    expect(within(inProgress).getByText('Not available')).toBeVisible();
    expect(claims.getByRole('link', { name: 'See all claims' })).toHaveAttribute(
      'href',
      '/member/claims',
    );
  });

  test('lead to the claims screen, which shows the same answer at once', async () => {
    const { user } = await openDashboard();
    await screen.findByRole('rowheader', { name: /^Glyvexa 10 mg tablet/ });
    await user.click(screen.getByRole('link', { name: 'See all claims' }));
    expect(await screen.findByRole('heading', { level: 2, name: /7 claims/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Claims history' })).toHaveFocus();
  });
});

test.each(['Track this order', 'Choose refills'])(
  '"%s" opens mail order after its token was fetched',
  async (name) => {
    const { user, transport, platform } = await openDashboard();
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(platform.visited).toEqual(['/member/mailorder']));
    const requested = transport.calls.map(({ endpointId }) => endpointId);
    expect(requested).toContain('session.fetchMailOrderToken');
  },
);
