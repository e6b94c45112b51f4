import { PriceInfo } from '@portal/contracts/drugs';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { answerOf } from '../testing/drugs';

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

test('as many days of each: two vials or five pens are a month of insulin', () => {
  const vial = price('commercial-member', 'Aspartena', 'vial');
  expect([vial.quantity, vial.days]).toEqual([2, 30]);
  // 12 × (13.72 − 10.00)
  const lispro = { drugName: 'Insulin lispro', days: 30, youPay: 10, savedPerYear: 44.64 };
  expect(vial.alternatives).toMatchObject([
    { ...lispro, quantity: 5 },
    { ...lispro, quantity: 2 },
  ]);
});

describe('a short course', () => {
  test('is compared by as many days of each, and has no saving per year', () => {
    const { days, alternatives } = price('commercial-member', 'Methylprednisolone');
    expect(days).toBe(6);
    const shown = alternatives.map((each) => [
      each.drugName,
      each.days,
      each.quantity,
      each.savedPerYear,
    ]);
    expect(shown).toEqual([
      ['Prednisone', 6, 6, null],
      ['Dexamethasone', 6, 12, null],
      ['Hydrocortisone', 6, 12, null],
    ]);
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
