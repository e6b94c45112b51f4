import { PriceInfo } from '@portal/contracts/drugs';
import { type Scenario, tieOut } from '@portal/scenarios';
import {
  answerOf,
  type Change,
  claimPriceProblems,
  withBody,
  withClaim,
} from '@portal/scenarios/testing';
import { repositoryFixtures } from '@portal/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderScreen, scenarioTransport } from '../../testing';

const member = repositoryFixtures().scenarios.get('commercial-member')!;
const maple = '1234567893';
const theo = 'EVF00421787-03';
const glyvexa = { ndc: '99005196002', quantity: 30, days: 30 };
const query = { hsn: '919601', ndc: glyvexa.ndc, quantity: '30', days: '30', zip: '55000' };

/** What a fill of Glyvexa costs Theo at Maple & Main, by the price call. */
function quoteIn(scenario: Scenario) {
  const { priceInfo } = PriceInfo.parse(
    answerOf(scenario, 'drugs.getPrice', { ...query, memberId: theo }),
  );
  const { fills } = priceInfo.pharmacies.find(({ npi }) => npi === maple)!;
  const quote = fills.find(({ days }) => days === 30)!;
  const amounts = {
    agreedPrice: quote.agreedPrice!,
    youPay: quote.youPay!,
    planPays: quote.planPays!,
    deductible: quote.deductible!,
    coinsurance: quote.coinsurance!,
  };
  return {
    tier: priceInfo.rules?.tier,
    claim: { ...glyvexa, ...amounts, memberId: theo, npi: maple },
  };
}

/** Theo fills it so many times, at the price of each time. */
const filled =
  (times: number): Change =>
  (scenario) => {
    let after = scenario;
    for (let turn = 1; turn <= times; turn += 1) {
      after = withClaim(after, quoteIn(after).claim, `HS-FILL-${turn}`);
    }
    return after;
  };

const halfOfTier3: Change = (scenario) =>
  withBody(
    scenario,
    'benefits.getSummary',
    (body: {
      displays: { tiers: { tier: number; costs: { coinsurancePercent: number }[] }[] }[];
    }) => {
      const tier = body.displays[0]!.tiers.find((each) => each.tier === 3)!;
      for (const cost of tier.costs) cost.coinsurancePercent = 50;
    },
  );

const onTier4: Change = (scenario) => ({
  ...scenario,
  drugs: {
    ...scenario.drugs,
    formularyOf: (planCode, year) => {
      const list = scenario.drugs.formularyOf(planCode, year);
      return (
        list && {
          ...list,
          rowOf: (product) => {
            const row = list.rowOf(product);
            return row && product.drugName === 'Glyvexa' ? { ...row, tier: 4 } : row;
          },
        }
      );
    },
  },
});

const inJanuary: Change = (scenario) => ({ ...scenario, clock: '2027-01-05T09:00:00-05:00' });

const open = (path: string, scenario: Scenario, state: unknown = null) => {
  cleanup();
  return renderScreen(path, { transport: scenarioTransport(scenario), state });
};

/** What the benefits screen says of 30 days of a tier at a pharmacy. */
async function benefitShown(scenario: Scenario, tier: number): Promise<string | null | undefined> {
  await open('/member/benefits', scenario);
  const table = await screen.findByRole('table', { name: /for 30 days/ });
  const row = within(table).getByRole('rowheader', { name: new RegExp(`^Tier ${tier}`) });
  return within(row.closest('tr')!).getAllByRole('cell')[0]?.textContent;
}

/** The prices that the price screen shows at the pharmacy. */
async function pricesShown(scenario: Scenario): Promise<string | null> {
  const path = `/member/price-a-drug?${new URLSearchParams(query).toString()}`;
  await open(path, scenario, { pricedFor: theo });
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const [row] = within(table).getAllByRole('row', { name: /Maple & Main/ });
  return row!.textContent;
}

test.each([
  ['nothing changes', filled(0), 3, '25%', '$368.00'],
  // Of the family’s deductible 3000.00 − 1,996.00 − 368.00 − 368.00 = 268.00 are left; then 25 % of 100.00.
  ['he has filled it twice', filled(2), 3, '25%', '$293.00'],
  ['the family’s deductible is met', filled(3), 3, '25%', '$92.00'],
  [
    'the drug moves to tier 4',
    (before: Scenario) => onTier4(filled(3)(before)),
    ...([4, '40%, at least $20.00', '$147.20'] as const),
  ],
  [
    'tier 3 costs half',
    (before: Scenario) => halfOfTier3(filled(3)(before)),
    ...([3, '50%', '$184.00'] as const),
  ],
  // Next year’s list has it on tier 4, and nothing is paid yet.
  [
    'the new year begins',
    (before: Scenario) => inJanuary(filled(3)(before)),
    ...([4, '40%, at least $20.00', '$368.00'] as const),
  ],
] as const)(
  'when %s, price, benefits screen and next claim change together',
  async (_what, change, tier, benefit, price) => {
    const scenario = change(member);
    expect(tieOut(scenario)).toEqual([]);
    const quote = quoteIn(scenario);
    expect(quote.tier).toBe(tier);
    expect(await benefitShown(scenario, tier)).toBe(benefit);
    expect(await pricesShown(scenario)).toContain(price);
    expect(`$${quote.claim.youPay.toFixed(2)}`).toBe(price);

    const nextClaim = (amounts: typeof quote.claim) =>
      claimPriceProblems(withClaim(scenario, amounts)).filter((each) => each.startsWith('HS-NEXT'));
    expect(nextClaim(quote.claim)).toEqual([]);
    const more = quote.claim.coinsurance + 0.01;
    expect(nextClaim({ ...quote.claim, coinsurance: more })).toHaveLength(1);
  },
);
