import { screen, waitFor, within } from '@testing-library/react';
import { flagIdsOf } from '@portal/client-config';
import { expectNoAxeViolations, renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/benefits', { scenario, ...options });

const shownTable = (days: number) =>
  screen.findByRole('table', { name: new RegExp(`for ${days} days`) });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent?.slice(0, 6),
      ...within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]);

describe('what a fill costs', () => {
  test('is listed by tier and kind of pharmacy for 30 days', async () => {
    await open();
    expect(rowsOf(await shownTable(30))).toEqual([
      ['Tier 1', '$4.00', 'Not offered'],
      ['Tier 2', '$10.00', 'Not offered'],
      ['Tier 3', '25%', 'Not offered'],
      ['Tier 4', '40%, at least $20.00', 'Not offered'],
      ['Tier 5', 'Not offered', '30%, at most $250.00'],
      ['Tier 6', '20%', 'Not offered'],
    ]);
  });

  test('and for 90 days when one chooses so, with what the mail saves', async () => {
    const { user } = await open();
    await shownTable(30);
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    expect(rowsOf(await shownTable(90))[0]).toEqual(['Tier 1', '$12.00', '$7.50']);
    expect(screen.getByText(/cost \$4\.50 less than at a pharmacy/)).toBeInTheDocument();
  });

  test.each([
    ['some of it is left', '100.00', 1],
    ['it is not known whether some is left', null, 1],
    ['it is met', '1500.00', 0],
  ])('names each tier in plain words, and where the deductible comes first: %s', async (...row) => {
    const [, deductible, times] = row;
    const balance = [
      { member: { sub: 'S', memberNumber: 'EVF00421787' }, deductible, pm: deductible },
    ];
    const planInfo = { individualDeductible: '1500.00', individualOOPMax: '4000.00' };
    await open('commercial-member', {
      overrides: {
        'balances.getBenefitBalance': { body: { balance, planInfo } },
        // They say that the deductible is met.
        'claims.getHistory': { status: 503 },
      },
    });
    expect(await screen.findByText(/What a covered fill costs you now/)).toBeVisible();
    const [generic, , brand] = within(await shownTable(30)).getAllByRole('rowheader');
    expect(generic).toHaveTextContent('Tier 1: Preferred generic drugs');
    expect(generic).not.toHaveTextContent('After your deductible');
    await waitFor(() =>
      expect(within(brand!).queryAllByText('After your deductible')).toHaveLength(times),
    );
  });

  test('limits come from the plan on the card', async () => {
    await open();
    const limits = within(await screen.findByRole('region', { name: 'Your limits for the year' }));
    for (const amount of ['$1,500.00', '$3,000.00', '$4,000.00', '$8,000.00']) {
      expect(limits.getByText(amount)).toBeInTheDocument();
    }
  });
});

describe('display groups', () => {
  test('the plan code GHH2001 shows the costs of PRX13', async () => {
    await open('global-health-member');
    const table = await shownTable(30);
    expect(within(table).getByRole('columnheader', { name: 'Preferred pharmacy' })).toBeVisible();
    expect(rowsOf(table)[0]).toEqual(['Tier 1', '$10.00', '$13.00', 'Not offered']);
    expect(screen.getByText(/Outside the network you pay more/)).toBeInTheDocument();
  });

  test.each([
    ['GHH0003', '$6.00'],
    ['GHH0004', '$5.00'],
  ])('the plan code %s shows another group', async (planCode, retail) => {
    const { transport } = await open('global-health-member', { settle: false });
    const { body } = transport.scenario.files.get('benefits.getSummary/global-health')!;
    transport.override('benefits.getSummary', {
      body: { ...(body as Record<string, unknown>), planCode },
    });
    expect(rowsOf(await shownTable(30))[0]?.[2]).toBe(retail);
  });
});

test('Medicare has its own rules, and nothing of commercial plans', async () => {
  await open('medicare-member');
  expect(rowsOf(await shownTable(60))[0]).toEqual(['Tier 1', '25%', '25%']);
  expect(screen.getByText(/insulin costs you at most \$35\.00/)).toBeInTheDocument();
  expect(screen.queryByText(/If you ask for a brand/)).toBeNull();
});

describe('without an answer', () => {
  test('a failure says so, keeps limits and rules, and loads on retry', async () => {
    const { user, transport } = await open('benefits-failing');
    expect(await screen.findByText('Your benefits did not load.')).toBeInTheDocument();
    expect(screen.getByText('$8,000.00')).toBeInTheDocument();
    transport.override('benefits.getSummary', 'family-1500');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shownTable(30)).toBeInTheDocument();
  });

  test('a plan without costs on record says so', async () => {
    await open('benefits-without-costs');
    expect(await screen.findByText(/no costs on record for your plan yet/)).toBeInTheDocument();
    expect(screen.getByText(/Ask us which pharmacies are in your network/)).toBeInTheDocument();
  });

  test('what makes no sense is left out, and never NaN', async () => {
    const costs = [
      { pharmacy: 'retail', days: 30, copay: 'null', coinsurancePercent: 'a quarter' },
      { pharmacy: 'drone', days: 30, copay: '5.00' },
      { pharmacy: 'retail', days: 30, copay: '-4.00' },
      { pharmacy: 'mail', days: 30, copay: '7' },
    ];
    const body = {
      planYear: 2026,
      displays: [
        {
          tiers: [
            { tier: 9, costs },
            { tier: 'null', costs },
            { tier: 2, costs: [] },
          ],
        },
      ],
    };
    const { container, transport } = await open('commercial-member', {
      overrides: { 'benefits.getSummary': { body } },
    });
    expect(rowsOf(await shownTable(30))).toEqual([['Tier 9', '$7.00']]);
    expect(container).not.toHaveTextContent(/NaN|undefined/);
    const reports = transport.calls.filter(
      ({ endpointId }) => endpointId === 'session.reportClientError',
    );
    expect(reports.map(({ body }) => body)).toEqual(
      ['coinsurancePercent', 'pharmacy', 'copay'].map((name) => ({
        kind: 'response-issue',
        endpointId: 'benefits.getSummary',
        field: `displays.tiers.costs.${name}`,
      })),
    );
  });
});

test('a minor gets no way to order by mail', async () => {
  await open('minor-member');
  await shownTable(30);
  const network = within(screen.getByRole('region', { name: 'Pharmacies you can use' }));
  expect(network.getByRole('link', { name: 'Find a pharmacy' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Set up home delivery' })).toBeNull();
});

test.each([
  ['https://delivery.example', ['Find a pharmacy', 'Set up home delivery']],
  ['', ['Find a pharmacy']],
])(
  'where a vendor runs mail order, its link %j is offered, and no empty row',
  async (link, names) => {
    const flags = flagIdsOf(['benefits', 'findAPharmacy', 'mailOrder']);
    await open('commercial-member', {
      overrides: {
        'features.get': {
          body: { readableFeatures: flags, clientCode: 'caplrx', businessLine: 'COMMERCIAL' },
        },
        'user.getMemberInfo': {
          body: { memebrId: 'EVF00421787', dob: '1978-03-02', mailOrderLink: link },
        },
      },
    });
    await shownTable(30);
    const network = within(screen.getByRole('region', { name: 'Pharmacies you can use' }));
    expect(network.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    );
  },
);

test.each(['en', 'es'] as const)('in %s it has no accessibility findings', async (language) => {
  await open('commercial-member', { language });
  await screen.findByRole('table', { name: /30/ });
  await expectNoAxeViolations();
});

test('with Extra Help: its copays, no deductible, and the plan’s share where that is less', async () => {
  await open('medicare-extra-help');
  const card = within(
    (await screen.findByRole('heading', { name: 'Extra Help lowers what you pay' })).closest(
      'section',
    )!,
  );
  expect(card.getByText('$5.10')).toBeVisible();
  expect(card.getByText('$12.65')).toBeVisible();
  expect(await screen.findByText('$0.00')).toBeVisible();
  expect(screen.getByText('Past your out-of-pocket limit you pay $0.')).toBeVisible();
  expect(screen.queryByText(/after the deductible/)).toBeNull();
  expect(
    screen.getByText(/^A month of a covered insulin costs you at most \$35\.00\.$/),
  ).toBeVisible();
});

test('without Extra Help there is nothing about it', async () => {
  await open('medicare-member');
  await shownTable(30);
  expect(screen.queryByRole('heading', { name: /Extra Help/ })).toBeNull();
  expect(screen.getByText(/^These are your costs after the deductible/)).toBeVisible();
});

test('a Medicare plan with copays says on which tiers the deductible comes first', async () => {
  await open('medicare-copays');
  const table = await shownTable(30);
  expect(rowsOf(table)).toEqual([
    ['Tier 1', '$2.00', '$2.00'],
    ['Tier 2', '$8.00', '$8.00'],
    ['Tier 3', '$47.00', '$47.00'],
    ['Tier 4', '$100.00', '$100.00'],
    ['Tier 5', '25%', '25%'],
  ]);
  const isAfter = within(table)
    .getAllByRole('rowheader')
    .map((row) => row.textContent?.includes('After your deductible'));
  expect(isAfter).toEqual([false, false, true, true, true]);
});

test('in a year whose amounts of Medicare are not known, none is claimed', async () => {
  const { transport } = await open('medicare-extra-help', { settle: false });
  const { body } = transport.scenario.files.get('benefits.getSummary/medicare-extra-help')!;
  transport.override('benefits.getSummary', {
    body: { ...(body as Record<string, unknown>), planYear: 2031 },
  });
  expect(await screen.findByText(/do not have the Extra Help copays for 2031 yet/)).toBeVisible();
  expect(screen.queryByText('$5.10')).toBeNull();
  expect(screen.queryByText(/insulin costs you/)).toBeNull();
});
