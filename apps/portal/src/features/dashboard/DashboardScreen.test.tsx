import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

// axe takes its time where the machine has much else to do.
jest.setTimeout(30_000);

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (options: Options = {}) =>
  renderScreen('/member/dashboard', { scenario: 'commercial-member', ...options });
const card = (name: RegExp) => within(screen.getByRole('region', { name }));
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
      await open({ language, now: at(hour) });
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(words);
      expect(within(heading).getByText('marisol sampleton')).toHaveClass('cap');
    },
  );
});

describe('the past-due banner', () => {
  test('names what is owed for mail order and leads to the account balance', async () => {
    await open({ scenario: 'past-due-member' });
    expect(await screen.findByText('$48.20')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View account balance' })).toHaveAttribute(
      'href',
      '/member/account-balance',
    );
    await expectNoAxeViolations();
  });

  test.each([0, -5])('is not there with a balance of %s', async (currentBalance) => {
    const { transport } = await open({
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
    await open();
    await screen.findByText('$860.00 left');
    const limits = card(/spending limits for 2026/);
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
    const { container } = await open();
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
    const { container } = await open({ overrides: { 'balances.getBenefitBalance': { body } } });
    expect(await screen.findByText('None to meet')).toBeInTheDocument();
    expect(screen.getByText('Not available yet')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });
});

describe('recent claims', () => {
  test('are the four newest of 30 days, with the way to all', async () => {
    await open();
    await screen.findByText('Zolentra 40 mg capsule');
    const claims = card(/Recent claims/);
    expect(claims.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)).toEqual([
      'Albuterol 90 mcg inhaler',
      'Zolentra 40 mg capsule',
      'Lisinopril 10 mg tablet',
      'Glyvexa 10 mg tablet',
    ]);
    expect(claims.getByText('$ 212.00')).toBeInTheDocument();
    expect(claims.getByRole('link', { name: 'See all claims' })).toHaveAttribute(
      'href',
      '/member/claims',
    );
  });

  test('lead to the claims screen, which shows the same answer at once', async () => {
    const { user } = await open();
    await screen.findByText('Zolentra 40 mg capsule');
    await user.click(screen.getByRole('link', { name: 'See all claims' }));
    expect(await screen.findByRole('heading', { level: 2, name: /7 claims/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Claims history' })).toHaveFocus();
  });
});

describe('each tile by itself', () => {
  test('one that fails leaves the other, and loads when asked again', async () => {
    const { user, transport } = await open({
      overrides: { 'balances.getBenefitBalance': { status: 503 } },
    });
    expect(await screen.findByText('Your limits did not load.')).toBeInTheDocument();
    expect(await screen.findByText('Zolentra 40 mg capsule')).toBeInTheDocument();
    transport.override('balances.getBenefitBalance', undefined);
    await user.click(card(/spending limits/).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$860.00 left')).toBeInTheDocument();
  });

  test('with every service down each says so, and the links stay', async () => {
    await open({ scenario: 'upstream-down' });
    expect(await screen.findByText('Your limits did not load.')).toBeInTheDocument();
    expect(await screen.findByText('Your claims did not load.')).toBeInTheDocument();
    expect(card(/Quick links/).getByRole('link', { name: 'Find a pharmacy' })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('with nothing on record yet: no claims, limits not met, no family', async () => {
    await open({ scenario: 'empty-handed' });
    expect(await screen.findByText('You have no claims in the last 30 days.')).toBeInTheDocument();
    expect(await screen.findByText('$0.00 of $1,500.00')).toBeInTheDocument();
    expect(screen.queryByText('Family')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('a session that is over leads to sign-out', async () => {
    const { browser } = await open({ scenario: 'session-expired' });
    await waitFor(() => expect(browser.visited.length).toBeGreaterThan(0));
  });
});

test('a minor sees no way to pay or to order, and why', async () => {
  await open({ scenario: 'minor-member' });
  const links = card(/Quick links/);
  expect(links.queryByRole('link', { name: 'Home delivery' })).not.toBeInTheDocument();
  expect(links.queryByRole('link', { name: 'Pay a bill' })).not.toBeInTheDocument();
  expect(links.getByText(/You are under 18/)).toBeInTheDocument();
  expect(links.getByRole('link', { name: 'Find a pharmacy' })).toBeInTheDocument();
});

test.each(['en', 'es'] as const)('in %s it has no accessibility findings', async (language) => {
  await open({ language });
  await screen.findByText('Zolentra 40 mg capsule');
  await screen.findByText(/\$860\.00/);
  await expectNoAxeViolations();
});
