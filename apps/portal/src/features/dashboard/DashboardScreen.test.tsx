import { isStartedOnDashboard } from '@portal/domain';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { dashboardCard, expectNoAxeViolations, openDashboard } from '../../testing';

// axe takes its time where the machine has much else to do.
jest.setTimeout(30_000);
// So do several answers in a row.
configure({ asyncUtilTimeout: 5000 });

const at = (hour: number) => new Date(2026, 10, 5, hour);

describe('the greeting', () => {
  test.each([
    ['en', 9, 'Good morning, marisol sampleton!'],
    ['en', 13, 'Good afternoon, marisol sampleton!'],
    ['en', 20, 'Good evening, marisol sampleton!'],
    ['es', 9, '¡Buenos días, marisol sampleton!'],
  ] as const)(
    'in %s at %i is "%s", the name capitalised by style',
    async (language, hour, words) => {
      await openDashboard({ language, now: at(hour) });
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(words);
      expect(within(heading).getByText('marisol sampleton')).toHaveClass('cap');
    },
  );
});

describe('what needs attention', () => {
  const titles = () =>
    dashboardCard(/Needs your attention/)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('comes first: a claim that was not paid, then unread messages, each with one way on', async () => {
    await openDashboard();
    const attention = dashboardCard(/Needs your attention/);
    expect(await attention.findByText('Zolentra 40 mg capsule was not paid')).toBeInTheDocument();
    expect(titles()).toEqual(['Zolentra 40 mg capsule was not paid', '4 unread messages']);
    expect(attention.getByText('2 items')).toBeInTheDocument();
    expect(attention.getByRole('link', { name: /See what to do/ })).toHaveAttribute(
      'href',
      '/member/claims',
    );
    const order = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(order.slice(0, 3)).toEqual([
      'Needs your attention',
      'Your spending limits for 2026',
      'Your drug costs in 2026',
    ]);
  });

  test('an order on hold is among it', async () => {
    await openDashboard({ scenario: 'past-due-member' });
    expect(await screen.findByText('Order HD-20431 is on hold')).toBeInTheDocument();
    expect(screen.getByText('On hold')).toBeInTheDocument();
    expect(screen.getByText('And 1 more order')).toBeInTheDocument();
  });

  test('a form that was begun goes on where it was left; one of another portal is not named', async () => {
    const draft = (formId: string) => ({
      formId,
      revision: 1,
      savedAt: '2026-11-04T15:00:00Z',
      expiresAt: '2027-01-03T15:00:00Z',
    });
    const body = { drafts: [draft('coverage-determination'), draft('constructor')] };
    await openDashboard({ scenario: 'empty-handed', overrides: { 'drafts.getList': { body } } });
    const link = await screen.findByRole('link', { name: /^Continue/ });
    expect(link).toHaveAttribute('href', '/member/coverage-determination');
    expect(
      screen.getByText(/Saved November 4, 2026. You can finish it until January 3, 2027./),
    ).toBeVisible();
    expect(titles()).toHaveLength(1);
  });

  test('says so when nothing does', async () => {
    await openDashboard({ scenario: 'empty-handed' });
    expect(await screen.findByText('You have nothing to do right now.')).toBeInTheDocument();
  });
});

describe('the ID card', () => {
  test('has the numbers that a pharmacy needs, and opens the whole card with one tap', async () => {
    const { user, store } = await openDashboard();
    const tile = dashboardCard(/ID card/);
    for (const number of ['EVF00421787', '012345', 'SAMPLE01', 'EVF1000', '01', 'FAM-1500']) {
      expect(tile.getByText(number)).toBeInTheDocument();
    }
    await user.click(tile.getByRole('button', { name: 'View ID card' }));
    expect(store.getState()['modal']).toEqual({ kind: 'idCard' });
  });

  test('is not there without its flag, nor the person code without its own', async () => {
    await openDashboard({ scenario: 'member-no-flags' });
    expect(screen.queryByRole('region', { name: 'ID card' })).toBeNull();
  });
});

describe('pricing a drug', () => {
  test('a name leads to the price screen, marked as started here', async () => {
    const { user } = await openDashboard();
    const price = dashboardCard(/What will my drug cost/);
    await user.click(price.getByRole('button', { name: 'See my price' }));
    expect(price.getByText('Enter the name of a drug.')).toBeInTheDocument();
    const field = price.getByLabelText('Drug name');
    expect(field).toHaveFocus();
    await user.type(field, ' atorvastatin {Enter}');
    expect(window.location.pathname + window.location.search).toBe(
      '/member/price-a-drug?drug=atorvastatin',
    );
    expect(isStartedOnDashboard(window.history.state.usr)).toBe(true);
  });

  test('so does one of the recently filled drugs', async () => {
    const { user } = await openDashboard();
    const price = dashboardCard(/What will my drug cost/);
    await user.click(await price.findByRole('link', { name: 'Lisinopril 10 mg tablet' }));
    expect(new URLSearchParams(window.location.search).get('drug')).toBe('Lisinopril 10 mg tablet');
    expect(isStartedOnDashboard(window.history.state.usr)).toBe(true);
  });
});

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

  test('allergies and conditions, with the day they were reviewed', async () => {
    await openDashboard();
    expect(await screen.findByText('Penicillin')).toBeInTheDocument();
    expect(screen.getByText('Type 2 diabetes')).toBeInTheDocument();
    expect(screen.getByText('Last reviewed March 2, 2026.')).toBeInTheDocument();
  });

  test('the default pharmacy, or the way to one', async () => {
    await openDashboard();
    expect(
      await dashboardCard(/Default pharmacy/).findByText('Maple & Main Pharmacy'),
    ).toBeInTheDocument();
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
    expect(await benefits.findByText(/You pay \$0 for covered Part D drugs/)).toBeInTheDocument();
    expect(benefits.queryByText('25%')).toBeNull();
  });

  test('sees the stage of the year and no discount card', async () => {
    await openDashboard({ scenario: 'medicare-member' });
    const limits = dashboardCard(/spending limits for 2026/);
    expect(await limits.findByText('Initial coverage stage')).toBeInTheDocument();
    expect(limits.getByText(/After \$691\.55 more out of pocket/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Discount card' })).toBeNull();
    await expectNoAxeViolations();
  });
});

describe('the past-due banner', () => {
  test('names what is owed for mail order and leads to the account balance', async () => {
    await openDashboard({ scenario: 'past-due-member' });
    expect(await screen.findByText('$48.20')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View account balance' })).toHaveAttribute(
      'href',
      '/member/account-balance',
    );
    await expectNoAxeViolations();
  });

  test.each([0, -5])('is not there with a balance of %s', async (currentBalance) => {
    const { transport } = await openDashboard({
      overrides: {
        'mailOrder.getUserEligibility': {
          body: { mailOrderUserEligibility: { eligibility: { currentBalance } } },
        },
      },
    });
    await screen.findByText('$860.00 left');
    const asked = transport.calls.map(({ endpointId }) => endpointId);
    expect(asked).toContain('mailOrder.getUserEligibility');
    expect(screen.queryByText(/Past due/)).toBeNull();
  });
});

describe('the spending limits', () => {
  test('show what is met and left, alone and as a family, to the cent', async () => {
    await openDashboard();
    await screen.findByText('$860.00 left');
    const limits = dashboardCard(/spending limits for 2026/);
    expect(limits.getByText('Met')).toBeInTheDocument();
    for (const words of [
      '$1,500.00 of $1,500.00',
      '$2,140.00 of $3,000.00',
      '$2,131.60 left',
      '$1,868.40 of $4,000.00',
      '$5,491.60 left',
      '$2,508.40 of $8,000.00',
    ]) {
      expect(limits.getByText(words)).toBeInTheDocument();
    }
    expect(limits.getByText(/Your own deductible is met/)).toBeInTheDocument();
  });

  test('a bar is as wide as percent minus 2', async () => {
    const { container } = await openDashboard();
    await screen.findByText('$860.00 left');
    const widths = [...container.querySelectorAll('.bar rect')].map((bar) =>
      Number.parseFloat(bar.getAttribute('width') ?? '').toFixed(2),
    );
    expect(widths).toEqual(['98.00', '69.33', '44.71', '29.36']);
  });

  test('missing, negative and unreadable amounts are said, never NaN', async () => {
    const member = { sub: 'S', firstName: 'Marisol', lastName: 'Sampleton' };
    const body = {
      balance: [{ member, deductible: 'null', pm: 'a lot' }],
      planInfo: { individualDeductible: '0', individualOOPMax: null },
    };
    const { container } = await openDashboard({
      overrides: { 'balances.getBenefitBalance': { body } },
    });
    expect(await screen.findByText('None to meet')).toBeInTheDocument();
    expect(screen.getByText('Not available yet')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });
});

describe('recent claims', () => {
  test('are the four newest of 30 days, with the way to all', async () => {
    await openDashboard();
    await screen.findByText('Glyvexa 10 mg tablet');
    const claims = dashboardCard(/Recent claims/);
    expect(claims.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)).toEqual([
      'Albuterol 90 mcg inhaler',
      'Zolentra 40 mg capsule',
      'Lisinopril 10 mg tablet',
      'Glyvexa 10 mg tablet',
    ]);
    expect(claims.getByText('$ 212.00')).toBeInTheDocument();
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
    await screen.findByText('Glyvexa 10 mg tablet');
    await user.click(screen.getByRole('link', { name: 'See all claims' }));
    expect(await screen.findByRole('heading', { level: 2, name: /7 claims/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Claims history' })).toHaveFocus();
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
  expect(screen.queryByText(/Past due/)).toBeNull();
});

test('a minor sees no way to pay or to order, and why', async () => {
  await openDashboard({ scenario: 'minor-member' });
  await screen.findByText(/an adult on your plan orders for you/);
  expect(screen.queryByRole('link', { name: 'Order by mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Choose refills' })).not.toBeInTheDocument();
  expect(dashboardCard(/ID card/).queryByRole('button', { name: 'Add to wallet' })).toBeNull();
  const links = dashboardCard(/Quick links/);
  expect(links.queryByRole('link', { name: 'Home delivery' })).not.toBeInTheDocument();
  expect(links.queryByRole('link', { name: 'Pay a bill' })).not.toBeInTheDocument();
  expect(links.getByText(/You are under 18/)).toBeInTheDocument();
  expect(links.getByRole('link', { name: 'Find a pharmacy' })).toBeInTheDocument();
});

test.each(['en', 'es'] as const)('in %s it has no accessibility findings', async (language) => {
  await openDashboard({ language });
  await screen.findByText('Glyvexa 10 mg tablet');
  await screen.findByText(/\$860\.00/);
  await expectNoAxeViolations();
});
