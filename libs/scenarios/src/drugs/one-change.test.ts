import { BenefitSummary } from '@portal/contracts/benefits';
import { PriceInfo } from '@portal/contracts/drugs';
import { MyDrugs } from '@portal/contracts/my-drugs';
import { BenefitBalance } from '@portal/contracts/balances';
import { claimPriceProblems } from '../claim-prices';
import { newMemory, play } from '../play';
import { loadFixtures, type Scenario } from '../read-fixtures';
import type { Json } from '../scenario-file';

const member = loadFixtures().scenarios.get('commercial-member')!;
const maple = '1234567893';
const rafael = 'EVF00421787-02';

type Change = (scenario: Scenario) => Scenario;

/** The scenario after a response file was changed. */
function withBody(scenario: Scenario, id: string, change: (body: never) => void): Scenario {
  const key = `${id}/${scenario.responses[id] as string}`;
  const file = scenario.files.get(key)!;
  const body = structuredClone(file.body);
  change(body as never);
  return { ...scenario, files: new Map(scenario.files).set(key, { ...file, body }) };
}

const answerOf = (scenario: Scenario, endpointId: string, query: Record<string, string>): Json =>
  play(scenario, newMemory(scenario), { endpointId, params: {}, query }).answer.body;

/** What a fill of Glyvexa costs Rafael, wherever the services say it. */
function seen(scenario: Scenario, nextClaim: Amounts) {
  const fill = { hsn: '919601', ndc: '99005196002', quantity: '30', days: '30', zip: '55000' };
  const asked = { ...fill, memberId: rafael };
  const { priceInfo } = PriceInfo.parse(answerOf(scenario, 'drugs.getPrice', asked));
  const quote = priceInfo.pharmacies
    .find(({ npi }) => npi === maple)
    ?.fills.find(({ days }) => days === 30);
  const claimed = withClaim(scenario, nextClaim);
  const { drugs } = MyDrugs.parse(answerOf(claimed, 'myDrugs.getList', { memberId: rafael }));
  const tiers = BenefitSummary.parse(answerOf(scenario, 'benefits.getSummary', {})).displays[0]!
    .tiers;
  return {
    youPay: quote?.youPay,
    deductible: quote?.deductible,
    tier: priceInfo.rules?.tier,
    benefit: tiers
      .find(({ tier }) => tier === priceInfo.rules?.tier)
      ?.costs.find(({ pharmacy, days }) => pharmacy === 'retail' && days === 30)
      ?.coinsurancePercent,
    myDrug: drugs.find(({ drugName }) => drugName === 'Glyvexa')?.rules?.tier,
    // Of the claims before, those of another benefit no longer follow.
    claim: claimPriceProblems(claimed).filter((problem) => problem.startsWith('HS-NEXT')),
  };
}

interface Amounts {
  deductible: number;
  coinsurance: number;
}

/** The scenario in which Rafael filled Glyvexa today, at 368.00 and for these amounts. */
function withClaim(scenario: Scenario, { deductible, coinsurance }: Amounts): Scenario {
  const today = scenario.clock.slice(0, 10);
  const money = (amount: number) => amount.toFixed(2);
  const paid = {
    copayAmount: money(deductible + coinsurance),
    amtInsurancePaid: money(368 - deductible - coinsurance),
  };
  const row = { healthServiceId: 'HS-NEXT', memberId: rafael, dateOfService: today };
  const named = { drugName: 'Glyvexa 10 mg tablet', PRODUCT_ID: '99005196002' };
  const entry = {
    ...{ healthServiceId: 'HS-NEXT', pharmacyNpi: maple, quantity: 30, daysSupply: 30 },
    ...{ fullPrice: '368.00', planDiscount: '0.00', refillsAuthorized: 11, fillNumber: 0 },
    ...{ deductibleAmount: money(deductible), coinsuranceAmount: money(coinsurance) },
  };
  const rows = withBody(
    scenario,
    'claims.getHistory',
    ({ claimsHistory: { claim } }: { claimsHistory: { claim: Json[] } }) =>
      claim.unshift({ ...row, ...named, ...paid, CLAIM_STATUS: 'PAID' }),
  );
  return withBody(rows, 'claims.getEntry', ({ entries }: { entries: Json[] }) =>
    entries.unshift({ ...entry, amtInsurancePaid: paid.amtInsurancePaid }),
  );
}

/** Rafael's claims with one that met all but so much of his deductible. */
const withDeductibleLeft =
  (left: number): Change =>
  (scenario) => {
    const met = 1500 - left;
    const earlier = withBody(
      scenario,
      'claims.getEntry',
      ({ entries }: { entries: { healthServiceId: string; deductibleAmount?: string }[] }) => {
        const corvane = entries.find((each) => each.healthServiceId === 'HS-26043-28141')!;
        corvane.deductibleAmount = (met - 110).toFixed(2);
      },
    );
    return withBody(
      earlier,
      'balances.getBenefitBalance',
      ({ balance }: { balance: { deductible: string }[] }) => {
        balance[1]!.deductible = met.toFixed(2);
      },
    );
  };

/** 1,500.00 + 1,224.00 + 276.00: all of the family’s 3,000.00. */
const met = withDeductibleLeft(276);

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

const inJanuary: Change = (scenario) =>
  withBody(
    { ...scenario, clock: '2027-01-05T09:00:00-05:00' },
    'balances.getBenefitBalance',
    ({ balance }: { balance: { deductible: string; pm: string }[] }) => {
      for (const person of balance) Object.assign(person, { deductible: '0.00', pm: '0.00' });
    },
  );

const all =
  (...changes: Change[]): Change =>
  (scenario) =>
    changes.reduce((before, change) => change(before), scenario);

test.each([
  // 25 % of 368.00
  ['the family’s deductible is met', met, 3, 25, { deductible: 0, coinsurance: 92 }],
  // 40 % of 368.00
  ['the drug moves to tier 4', all(met, onTier4), 4, 40, { deductible: 0, coinsurance: 147.2 }],
  // 50 % of 368.00
  ['tier 3 costs half', all(met, halfOfTier3), 3, 50, { deductible: 0, coinsurance: 184 }],
  // Of his own deductible 300.00 are left, of the family’s 3000 − 1500 − 1200 − 276 = 24.00; then 25 % of 344.00
  ['he has paid more', withDeductibleLeft(300), 3, 25, { deductible: 24, coinsurance: 86 }],
  // Next year’s list has it on tier 4, and nothing is paid yet.
  ['the new year begins', inJanuary, 4, 40, { deductible: 368, coinsurance: 0 }],
] as const)(
  'when %s, the price, the benefits, my drugs and the next claim change together',
  (_what, change, tier, benefit, amounts) => {
    const scenario = change(member);
    const youPay = amounts.deductible + amounts.coinsurance;
    expect(seen(scenario, amounts)).toEqual({
      ...{ youPay, deductible: amounts.deductible, tier, benefit, myDrug: tier },
      claim: [],
    });
    const [other] = seen(scenario, { ...amounts, coinsurance: amounts.coinsurance + 0.01 }).claim;
    expect(other).toMatch(/^HS-NEXT, Glyvexa 10 mg tablet: youPay is .* by the price rules\.$/);
  },
);

test('without a change the deductible takes the whole price', () => {
  expect(BenefitBalance.parse(answerOf(member, 'balances.getBenefitBalance', {})).balance).toEqual(
    expect.arrayContaining([expect.objectContaining({ deductible: 220 })]),
  );
  expect(seen(member, { deductible: 368, coinsurance: 0 })).toEqual({
    ...{ youPay: 368, deductible: 368, tier: 3, benefit: 25, myDrug: 3 },
    claim: [],
  });
});
