import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { type RenderOptions, renderScreen } from '../../testing';

const note =
  /^Your other insurance is not counted\.$|^The other insurance of a person in this list/;

/** The facts of domain.md, rule 3: an estimate of what something will cost. */
const estimates = [
  ...['nextFill', 'yearCost', 'refillCost', 'autoRefillCost', 'restOfYear', 'drugRestOfYear'],
  ...['planYearTotal', 'swapSaving', 'monthAtPharmacy'],
];

const ofClaim = (memberId: string, memberFirstName: string) => ({
  'claims.getHistory': {
    body: {
      claimsHistory: {
        claim: [
          { memberId, memberFirstName, dateOfService: '2026-10-01', otherPayerAmount: '12.00' },
        ],
      },
    },
  },
});
const family = ofClaim('EVF00421787-01', 'Marisol');
const medicare = ofClaim('GMR00730512', 'Hollis');

/** The plan's tier of the claim with other insurance. */
const brandTier = {
  tier: 3,
  deductibleApplies: 'true',
  costs: [{ pharmacy: 'retail', days: 30, copay: null, coinsurancePercent: 25 }],
};

/** Each screen with an estimate, with the files that state one there. A file that states one elsewhere needs a row. */
const rows: [
  path: string,
  scenario: string,
  overrides: NonNullable<RenderOptions['overrides']>,
  statedBy: string[],
][] = [
  [
    'price-a-drug?hsn=919601&ndc=99005196002&quantity=30&days=30&zip=55401',
    'commercial-member',
    family,
    ['AnswerCard', 'PharmaciesCard', 'SupplyCard'].map((each) => `drugs/price/result/${each}`),
  ],
  [
    'price-a-drug?hsn=922601&ndc=99005226001&quantity=30&days=30&zip=55401',
    'commercial-member',
    family,
    ['drugs/price/result/AlternativesCard'],
  ],
  ['planselection', 'medicare-member', medicare, ['drugs/plan-selection/PlanCard']],
  ['planselection?compare', 'medicare-member', medicare, ['drugs/plan-selection/ComparePlans']],
  ['planselection?plan=PDP-042', 'medicare-member', medicare, []],
  [
    'payment-plan',
    'medicare-member',
    medicare,
    ['drugs/payment-plan/MonthsCard', 'drugs/payment-plan/SummaryCard'],
  ],
  [
    'my-drugs',
    'commercial-member',
    family,
    [
      ...['list/DrugRow', 'list/SavingsCard', 'list/ShortCard', 'year/YearCard'].map(
        (each) => `drugs/my-drugs/${each}`,
      ),
    ],
  ],
  ['my-drugs/next-year', 'commercial-member', family, ['drugs/my-drugs/next-year/ChangesCard']],
  ['dashboard', 'claims-other-insurance', {}, ['dashboard/cards/SavingCard']],
  [
    'claims?range=90&claim=HS-26285-53050',
    'claims-other-insurance',
    { 'benefits.getSummary': { body: { displays: [{ displayGroup: '', tiers: [brandTier] }] } } },
    ['claims/detail/NextTime'],
  ],
  ['mail-order', 'home-delivery', family, ['mail-order/refills/ReadyRow']],
  ['mail-order/auto-refill', 'auto-refill', family, ['mail-order/auto-refill/ShipmentRow']],
];

test('the examples of what a drug would cost say it in Medicare', async () => {
  await renderScreen('/member/healthcarebalances', {
    scenario: 'medicare-member',
    overrides: medicare,
  });
  const examples = await screen.findByRole('region', { name: 'What a fill would cost you now' });
  expect(await within(examples).findByText(note)).toBeVisible();
});

const isEstimate = (element: Element) =>
  (element.getAttribute('data-says') ?? '')
    .split('; ')
    .some((said) => estimates.includes(said.split(' ')[0] ?? ''));

test.each(rows)(
  '%s says next to its estimate that no other insurance is counted',
  async (path, scenario, overrides) => {
    await renderScreen(`/member/${path}`, { scenario, overrides });
    await waitFor(() =>
      expect([...document.querySelectorAll('[data-says]')].filter(isEstimate)).not.toEqual([]),
    );
    expect((await screen.findAllByText(note))[0]).toBeVisible();
  },
);

test('every file that states an estimate is on one of these screens', () => {
  const folder = join(__dirname, '../../features');
  const states = new RegExp(`'(?:${estimates.join('|')})'`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => states.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/\.tsx$/, ''));
  expect(files.sort()).toEqual(rows.flatMap(([, , , statedBy]) => statedBy).sort());
});
