import { PriceInfo } from '@portal/contracts/drugs';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { answerOf, withBody } from '../testing/drugs';

const { scenarios } = loadFixtures();
const maple = '1234567893';

/** The quote of the usual amount of a drug's first form for 30 days at Maple & Main. */
function quoteOf(scenario: Scenario, drug: string) {
  const { hsn, usual, strengths } = scenario.drugs.products.find(
    ({ drugName }) => drugName === drug,
  )!;
  const { ndc } = strengths.find(({ strength }) => strength === usual.strength)!;
  const query = { hsn, ndc, quantity: String(usual.quantity), days: '30', zip: '55000' };
  const { priceInfo } = PriceInfo.parse(answerOf(scenario, 'drugs.getPrice', query));
  return priceInfo.pharmacies
    .find(({ npi }) => npi === maple)!
    .fills.find(({ days }) => days === 30);
}

describe('insulin', () => {
  test('that Medicare selected costs 25 % of its maximum fair price: of 119.00, not of 140.00', () => {
    expect(quoteOf(scenarios.get('medicare-member')!, 'Aspartena')).toMatchObject({
      agreedPrice: 140,
      youPay: 29.75,
    });
  });

  test('that it did not select costs 35.00 where 25 % of its price are more', () => {
    expect(quoteOf(scenarios.get('medicare-member')!, 'Insulara')).toMatchObject({ youPay: 35 });
  });
});

describe('a plan with copays by tier, and a deductible on tiers 3 to 5 only', () => {
  const january = scenarios.get('medicare-copays')!;
  const inNovember = withBody(january, 'balances.getBenefitBalance', (body: Balances) =>
    Object.assign(body.balance[0]!, { deductible: '615.00', pm: '2060.00' }),
  );

  test.each([
    // Tier 1: its copay
    ['Amlodipine', 2, 0],
    // Tier 3, of 320.00: all of it
    ['Apixora', 320, 320],
    // Tier 5, of 3,840.00: 615.00 + 25 % of 3,225.00
    ['Bictavea', 1421.25, 615],
  ])('charges %s in January: %d, of it %d to the deductible', (drug, youPay, deductible) => {
    expect(quoteOf(january, drug)).toMatchObject({ youPay, deductible });
  });

  test.each([
    ['Amlodipine', 2, 'none'],
    ['Apixora', 40, 'individual'],
    ['Bictavea', 40, 'individual'],
  ])('charges %s with 40.00 left to the threshold: %d', (drug, youPay, limitedBy) => {
    expect(quoteOf(inNovember, drug)).toMatchObject({ youPay, deductible: 0, limitedBy });
  });
});

interface Balances {
  balance: { deductible: string; pm: string }[];
}
