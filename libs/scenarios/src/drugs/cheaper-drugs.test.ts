import { PriceInfo } from '@portal/contracts/drugs';
import { loadFixtures, type Scenario } from '../read-fixtures';
import { answerOf } from './testing-drugs';

const { scenarios } = loadFixtures();

/** The usual fill of a product, priced for the member who is signed in. */
function price(name: string, drug: string, form?: string) {
  const scenario = scenarios.get(name) as Scenario;
  const product = scenario.drugs.products.find(
    (each) => each.drugName === drug && (form === undefined || each.form === form),
  )!;
  const { usual, strengths, hsn } = product;
  const { ndc } = strengths.find(({ strength }) => strength === usual.strength)!;
  const fill = { quantity: String(usual.quantity), days: String(usual.days), zip: '55000' };
  return PriceInfo.parse(answerOf(scenario, 'drugs.getPrice', { hsn, ndc, ...fill })).priceInfo;
}

const lowest = ({ pharmacies, days }: ReturnType<typeof price>) =>
  pharmacies
    .flatMap(({ name, fills }) =>
      fills.flatMap((fill) =>
        fill.isOffered && fill.days === days && fill.youPay !== null
          ? [{ name, youPay: fill.youPay }]
          : [],
      ),
    )
    .sort((a, b) => a.youPay - b.youPay)[0];

test('of a brand are its generic first, although another drug costs less', () => {
  const [first, second] = price('commercial-member', 'Lipestra').alternatives;
  expect(first?.drugName).toBe('Atorvastatin');
  expect(second!.youPay).toBeLessThan(first!.youPay!);
});

test('is priced where the fill costs least, and in place of that price', () => {
  const info = price('commercial-member', 'Lipestra');
  expect(lowest(info)).toMatchObject({ youPay: 41.24 });
  expect(info.alternatives[1]).toMatchObject({
    drugName: 'Simvastatin',
    pharmacyName: lowest(info)?.name,
    days: 30,
    youPay: 1.47,
    inPlaceOf: 41.24,
    // 12 × (41.24 − 1.47)
    savedPerYear: 477.24,
  });
});

test('of a drug that is not covered takes the place of its price without the plan', () => {
  const info = price('medicare-member', 'Ostivane');
  const cash = info.pharmacies
    .filter(({ inNetwork }) => inNetwork)
    .flatMap(({ fills }) => fills.filter(({ days }) => days === info.days))
    .map((fill) => fill.cashPrice ?? Infinity);
  expect(info.isCovered).toBe(false);
  expect(info.alternatives[0]).toMatchObject({ drugName: 'Alendronate' });
  const [{ inPlaceOf, youPay }] = info.alternatives as [(typeof info.alternatives)[number]];
  expect(inPlaceOf).toBe(Math.min(...cash));
  expect(youPay).toBeLessThan(inPlaceOf!);
});

test('a year saves no more than a year can cost', () => {
  const { alternatives } = price('medicare-member', 'Terivona');
  // The limit of 2,100.00 in place of 12 times 691.55 and more, less 12 × 0.45.
  expect(alternatives[0]).toMatchObject({ drugName: 'Alendronate', savedPerYear: 2094.6 });
});

test('as many days of each: a syringe of 84 days is filled four times a year', () => {
  const { days, alternatives } = price('commercial-member', 'Ustekara');
  expect(days).toBe(84);
  expect(alternatives.map((each) => each.days)).toEqual(alternatives.map(() => 84));
  for (const { youPay, inPlaceOf, savedPerYear } of alternatives) {
    expect(savedPerYear).toBeLessThanOrEqual(4 * (inPlaceOf! - youPay!) + 0.01);
  }
});

test('two vials last as long as five pens: a month of each is compared', () => {
  const { quantity, alternatives } = price('commercial-member', 'Insulin lispro', 'pen');
  const vial = price('commercial-member', 'Aspartena', 'vial');
  expect([quantity, vial.quantity, vial.days]).toEqual([5, 2, 30]);
  expect(alternatives.map(({ days }) => days)).toEqual(alternatives.map(() => 30));
});

describe('a short course', () => {
  const info = price('commercial-member', 'Amoxicillin / clavulanate');

  test('has no saving per year', () => {
    expect(info.days).toBe(10);
    expect(info.alternatives.map(({ savedPerYear }) => savedPerYear)).toEqual(
      info.alternatives.map(() => null),
    );
  });

  test.each([
    ['Amoxicillin / clavulanate', 10],
    ['Zoster vaccine', 1],
  ])('is sold as it was asked for, and not by home delivery: %s', (drug, days) => {
    const { pharmacies } = price('commercial-member', drug);
    expect(pharmacies.map(({ kind }) => kind)).not.toContain('mail');
    const supplies = pharmacies.flatMap(({ fills }) => fills.map((fill) => fill.days));
    expect(new Set(supplies)).toEqual(new Set([days]));
  });
});
