import { PriceInfo } from '@portal/contracts/drugs';
import type { BenefitCharge, FillToPrice, YearToDate } from '@portal/domain';
import { goldenPrices } from '@portal/domain/golden-prices';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import { answerOf, withBody } from '../testing/drugs';

const { scenarios } = loadFixtures();
const maple = '1234567893';
const golden = { quantity: 30 };

/** A world in which the drug service has to price a golden fill: its plan, its member's year, its drug and price. */
function worldOf(fill: FillToPrice): { world: Scenario; product: DrugProduct } {
  const { charge, deductibleApplies, year, extraHelp } = fill;
  const plan = scenarios.get(fill.isPartD ? 'medicare-member' : 'commercial-member')!;
  const product: DrugProduct = {
    ...plan.drugs.named(fill.isBrand || fill.brandDifference ? 'Lipestra' : 'Atorvastatin')!,
    special: fill.special,
  };
  const { maximumFairPrice } = fill;
  if (maximumFairPrice !== undefined) {
    const fairPrice = { from: fill.planYear, unitPrice: maximumFairPrice / golden.quantity };
    product.strengths = product.strengths.map((strength) => ({ ...strength, fairPrice }));
  }
  const priced = withPrice(plan, product, fill);
  const benefit = withBody(priced, 'benefits.getSummary', (body: Benefits) => {
    body.extraHelp = extraHelp ?? 'none';
    body.brandDifferenceCounts = String(fill.brandDifferenceCounts ?? false);
    body.displays = [{ displayGroup: '', tiers: [tierOf(charge, deductibleApplies)] }];
  });
  const balances = withBody(benefit, 'balances.getBenefitBalance', (body: Balances) =>
    Object.assign(body, balancesOf(body, year)),
  );
  // The limits are those of the balances: user info says nothing of them.
  const world = withBody(balances, 'user.getMemberInfo', (body: Record<string, string>) =>
    Object.keys(body)
      .filter((field) => field.startsWith('retailInNetwork'))
      .forEach((field) => (body[field] = 'null')),
  );
  return { world, product };
}

interface Benefits {
  extraHelp: string;
  brandDifferenceCounts: string;
  displays: object[];
}

/** The agreed price of the fill; its generic costs less by the brand difference. */
function withPrice(world: Scenario, product: DrugProduct, fill: FillToPrice): Scenario {
  const { agreedPrice, brandDifference = 0 } = fill;
  const row = { drug: product.drugName, tier: 1, brandDifference: brandDifference > 0 };
  const isIt = ({ hsn }: DrugProduct) => hsn === product.hsn;
  const drugs: Scenario['drugs'] = {
    ...world.drugs,
    productOf: (hsn) => (hsn === product.hsn ? product : world.drugs.productOf(hsn)),
    formularyOf: (code, year) => ({
      ...world.drugs.formularyOf(code, year)!,
      rowOf: () => row as never,
    }),
    priceAt: (_npi, requested) => ({
      agreed:
        Math.round((agreedPrice - (isIt(requested.product) ? 0 : brandDifference)) * 100) / 100,
      cash: null,
    }),
  };
  return { ...world, drugs };
}

const money = (amount: number | null) => (amount === null ? 'null' : amount.toFixed(2));

const tierOf = (charge: BenefitCharge, deductibleApplies: boolean) => ({
  tier: 1,
  deductibleApplies: String(deductibleApplies),
  costs: [30, 60, 90].map((days) => ({
    pharmacy: 'retail',
    days,
    coinsurancePercent: charge.coinsurancePercent,
    copay: money(charge.copay),
    atLeast: money(charge.atLeast),
    atMost: money(charge.atMost),
  })),
});

interface Balances {
  balance: { member: object; deductible: string; pm: string }[];
  planInfo: object;
}

/** An answer cannot say that a person has no limit, only leave it out, which is not known. */
const neverMet = 1_000_000;

/** The person's own amounts; of a family, what the others have met is a second person's. */
function balancesOf({ balance }: Balances, { deductible, outOfPocket }: YearToDate): Balances {
  const [own, other] = balance;
  const rest = (limits: YearToDate['deductible']) =>
    limits.family && Math.round((limits.family.met - limits.individual.met) * 100) / 100;
  const others = other && {
    ...other,
    deductible: money(rest(deductible)),
    pm: money(rest(outOfPocket)),
  };
  return {
    balance: [
      {
        ...own!,
        deductible: money(deductible.individual.met),
        pm: money(outOfPocket.individual.met),
      },
      ...(deductible.family && others ? [others] : []),
    ],
    planInfo: {
      individualDeductible: money(deductible.individual.limit),
      individualOOPMax: money(outOfPocket.individual.limit ?? neverMet),
      familyDeductible: money(deductible.family?.limit ?? null),
      familyOOPMax: money(outOfPocket.family?.limit ?? null),
    },
  };
}

/** The quote of a golden fill, as the portal reads it. */
function quoteOf(fill: FillToPrice) {
  const { world, product } = worldOf(fill);
  const { hsn, usual, strengths } = product;
  const { ndc } = strengths.find(({ strength }) => strength === usual.strength)!;
  const query = {
    hsn,
    ndc,
    quantity: String(golden.quantity),
    days: String(fill.days),
    zip: '55000',
  };
  const { priceInfo } = PriceInfo.parse(answerOf(world, 'drugs.getPrice', query));
  const { fills } = priceInfo.pharmacies.find(({ npi }) => npi === maple)!;
  return fills.find(({ days }) => days === fill.days);
}

const served = Object.entries(goldenPrices);

test('the drug service has at least 40 golden prices to meet', () => {
  expect(served.flatMap(([, table]) => table).length).toBeGreaterThanOrEqual(40);
});

describe.each(served)('the drug service meets the golden prices: %s', (_name, table) => {
  test.each(table)('%s', (_arithmetic, fill, { limitedBy, reason, ...expected }) => {
    const quote = quoteOf(fill);
    expect(quote).toMatchObject({ agreedPrice: fill.agreedPrice, ...expected });
    if (reason !== undefined) expect(quote?.reason).toBe(reason ?? 'none');
    if (limitedBy !== undefined) expect(quote?.limitedBy).toBe(limitedBy ?? 'none');
  });
});
