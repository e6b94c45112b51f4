import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderOptions, renderScreen } from '../../../testing';

const open = (scenario: string, options: RenderOptions = {}) =>
  renderScreen('/member/healthcarebalances', { scenario, ...options });

/** The examples: price, what one would pay, and its parts. */
async function examples() {
  const table = await screen.findByRole('table', { name: /Your share of a covered drug/ });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getAllByRole('cell')[0]?.textContent,
      ...within(row)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ]);
}

interface Cost {
  atLeast?: number;
  atMost?: number;
  copay?: number;
  coinsurancePercent?: number;
}

const summary = (
  tiers: [tier: number, deductibleApplies: boolean, cost: Cost][],
  extraHelp = 'none',
) => ({
  'benefits.getSummary': {
    body: {
      planYear: 2026,
      planCode: 'PDP-042',
      extraHelp,
      displays: [
        {
          displayGroup: null,
          tiers: tiers.map(([tier, deductibleApplies, cost]) => ({
            tier,
            deductibleApplies: String(deductibleApplies),
            costs: [{ pharmacy: 'retail', days: 30, ...cost }],
          })),
        },
      ],
    },
  },
});

test('go across the stages with what is paid so far', async () => {
  await open('medicare-in-deductible');
  expect(await examples()).toEqual([
    ['$50.00Tier 2', '$50.00', '$50.00 to finish your deductible'],
    [
      ...['$400.00Tier 3', '$321.25'],
      ...['$295.00 to finish your deductible', '$26.25, 25% of the next $105.00'],
    ],
    [
      ...['$2,500.00Tier 5', '$846.25'],
      ...['$295.00 to finish your deductible', '$551.25, 25% of the next $2,205.00'],
    ],
  ]);
  expect(screen.getByText(/with your plan’s costs for each tier/)).toBeVisible();
});

test('follow the plan’s own copays, percentages and deductible', async () => {
  await open('medicare-in-deductible', {
    overrides: summary([
      [2, false, { copay: 8 }],
      [3, true, { copay: 47 }],
      [5, true, { coinsurancePercent: 33 }],
    ]),
  });
  expect(await examples()).toEqual([
    ['$50.00Tier 2', '$8.00', '$8.00 copay'],
    ['$400.00Tier 3', '$342.00', '$295.00 to finish your deductible', '$47.00 copay'],
    [
      ...['$2,500.00Tier 5', '$1,022.65'],
      ...['$295.00 to finish your deductible', '$727.65, 33% of the next $2,205.00'],
    ],
  ]);
});

test('a price below the copay is the price, not the copay', async () => {
  await open('medicare-in-deductible', {
    overrides: summary([
      [2, false, { copay: 60 }],
      [3, true, { copay: 200 }],
    ]),
  });
  expect(await examples()).toEqual([
    ['$50.00Tier 2', '$50.00', '$50.00, the price, no more than the copay'],
    [
      ...['$400.00Tier 3', '$400.00', '$295.00 to finish your deductible'],
      '$105.00, the rest of the price, no more than the copay',
    ],
  ]);
});

test('in a plan with copays by tier come to the amounts of its scenario', async () => {
  await open('medicare-copays');
  expect((await examples()).map(([price, share]) => [price, share])).toEqual([
    ['$50.00Tier 2', '$8.00'],
    ['$400.00Tier 3', '$400.00'],
    ['$2,500.00Tier 5', '$1,086.25'],
  ]);
});

test.each([
  [
    'en',
    'You pay the full price of drugs in tiers 3, 4, and 5 until you have paid $615.00 more. In tiers 1 and 2 you already pay only your share.',
    'You pay the full price of drugs in tiers 3, 4, and 5, until $615.00 is paid.',
  ],
  [
    'es',
    /^Usted paga el precio completo de los medicamentos de los niveles 3, 4 y 5 hasta pagar .* más\. En los de los niveles 1 y 2 ya paga solo su parte\.$/,
    /^Usted paga el precio completo de los medicamentos de los niveles 3, 4 y 5 hasta llegar a /,
  ],
] as const)(
  'in a plan whose deductible is of some tiers the stage names them (%s)',
  async (language, sentence, stage) => {
    await open('medicare-copays', { language });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(stage)).toBeVisible();
  },
);

test('a copay goes no farther than the yearly limit', async () => {
  await open('medicare-member', {
    overrides: {
      ...summary([[5, true, { copay: 800 }]]),
    },
  });
  expect(await examples()).toEqual([
    ['$2,500.00Tier 5', '$691.55', '$691.55, all that is left until your yearly limit'],
  ]);
});

test('with Extra Help are its copays', async () => {
  await open('medicare-extra-help');
  expect((await examples()).map(([, ...parts]) => parts)).toEqual([
    ['$5.10', '$5.10 copay with Extra Help'],
    ['$12.65', '$12.65 copay with Extra Help'],
    ['$12.65', '$12.65 copay with Extra Help'],
  ]);
});

test('a copay of the plan below that of Extra Help is the plan’s', async () => {
  await open('medicare-extra-help', { overrides: summary([[2, false, { copay: 3 }]], 'full') });
  expect(await examples()).toEqual([['$50.00Tier 2', '$3.00', '$3.00 copay']]);
});

test.each([{ status: 503 }, { body: { planYear: 2026, displays: [] } }])(
  'without the plan’s costs (%j) follow Medicare’s standard benefit, and say so',
  async (answer) => {
    await open('medicare-in-deductible', { overrides: { 'benefits.getSummary': answer } });
    expect((await examples()).map(([price, share]) => [price, share])).toEqual([
      ['$50.00', '$50.00'],
      ['$400.00', '$321.25'],
      ['$2,500.00', '$846.25'],
    ]);
    expect(screen.getByText(/An estimate by Medicare’s standard benefit/)).toBeVisible();
  },
);

test('have no accessibility findings', async () => {
  await open('medicare-extra-help', { language: 'es' });
  await screen.findAllByText(/de copago con la Ayuda Adicional/);
  await expectNoAxeViolations();
});

test('name the least or the most of the plan where it decided the share, not the percent', async () => {
  await open('medicare-member', {
    overrides: summary([
      [2, false, { coinsurancePercent: 25, atLeast: 20 }],
      [3, false, { coinsurancePercent: 25, atMost: 60 }],
    ]),
  });
  expect(await examples()).toEqual([
    ['$50.00Tier 2', '$20.00', '$20.00, the least your plan charges for a fill'],
    ['$400.00Tier 3', '$60.00', '$60.00, the most your plan charges for a fill'],
  ]);
});
