import type { Json } from '../files/scenario-file';
import { at, maple, price } from '../testing/prices';

describe('prices tie out with the claims of the same member', () => {
  test('Apixora, 60 tablets at Maple & Main: 25 % of 320.00, as in October', () => {
    expect(at(maple, 30, price('medicare-member', { drug: 'Apixora' }))).toMatchObject({
      agreedPrice: 320,
      youPay: 80,
      planPays: 240,
      coinsurancePercent: 25,
    });
  });

  test('metformin ER at Otter Creek: the copay of 4.00 of 13.18', () => {
    const quote = at('1000000004', 30, price('commercial-member', { drug: 'Metformin ER' }));
    expect(quote).toMatchObject({ agreedPrice: 13.18, youPay: 4, planPays: 9.18, copay: 4 });
  });

  test('atorvastatin, 90 days by mail: 7.50 of 22.10', () => {
    const question = { drug: 'Atorvastatin', quantity: 90, days: 90 };
    const quote = at('1999000114', 90, price('commercial-member', question));
    expect(quote).toMatchObject({ agreedPrice: 22.1, youPay: 7.5, planPays: 14.6 });
  });

  test('lisinopril, 90 days by mail: 10.00 of 13.20', () => {
    const question = { drug: 'Lisinopril', quantity: 90, days: 90 };
    const quote = at('1999000114', 90, price('commercial-member', question));
    expect(quote).toMatchObject({ agreedPrice: 13.2, youPay: 10, planPays: 3.2 });
  });
});

describe('what a member pays depends on', () => {
  test('the deductible of the person: 90.00 left of 500.00, then 25 %', () => {
    const own = price('commercial-member', { drug: 'Glyvexa' });
    const spouse = price('commercial-member', { drug: 'Glyvexa', memberId: 'EVF00421787-02' });
    expect(at(maple, 30, own)).toMatchObject({ deductible: 0, youPay: 92 });
    expect(at(maple, 30, spouse)).toMatchObject({ deductible: 368, youPay: 368 });
  });

  test('the stage of Part D: deductible, 25 %, nothing', () => {
    const youPay = ['medicare-in-deductible', 'medicare-member', 'medicare-past-threshold'].map(
      (name) => at(maple, 30, price(name, { drug: 'Apixora' }))?.youPay,
    );
    expect(youPay.slice(1)).toEqual([80, 0]);
    expect(youPay[0]).toBeGreaterThan(80);
  });

  test('the family maximum: nothing more for any of them, though none is at their own', () => {
    for (const memberId of ['EVF00421787-01', 'EVF00421787-02', 'EVF00421787-03']) {
      const quote = price('family-maximum-met', { drug: 'Glyvexa', memberId });
      expect(at(maple, 30, quote)).toMatchObject({ youPay: 0, planPays: 368 });
    }
  });

  test('an accumulator: one dollar less met is one dollar more to the deductible', () => {
    const quote = price(
      'commercial-member',
      { drug: 'Glyvexa' },
      {
        'balances.getBenefitBalance': (body: { balance: { deductible: string }[] }) => {
          Object.assign(body.balance[0]!, { deductible: '1499.00', pm: '1868.40' });
          return body as unknown as Json;
        },
      },
    );
    // 1.00 + 25 % of 367.00
    expect(at(maple, 30, quote)).toMatchObject({ deductible: 1, youPay: 92.75 });
  });

  test('the tier’s charge in the benefits', () => {
    const quote = price(
      'commercial-member',
      { drug: 'Glyvexa' },
      {
        'benefits.getSummary': (body: {
          displays: { tiers: { tier: number; costs: { coinsurancePercent?: number }[] }[] }[];
        }) => {
          for (const tier of body.displays[0]!.tiers.filter((each) => each.tier === 3)) {
            for (const cost of tier.costs) cost.coinsurancePercent = 50;
          }
          return body as unknown as Json;
        },
      },
    );
    expect(at(maple, 30, quote)?.youPay).toBe(184);
  });

  test('insulin: 35.00, less than 25 % of 168.00, as in October', () => {
    const quote = at('1000000004', 30, price('medicare-member', { drug: 'Insulara' }));
    expect(quote).toMatchObject({ agreedPrice: 168, youPay: 35 });
  });

  test('a recommended vaccine costs nothing', () => {
    const quote = price('medicare-in-deductible', { drug: 'Zoster vaccine' });
    expect(at(maple, 1, quote)?.youPay).toBe(0);
  });
});

describe('compared are', () => {
  const suppliesOf = (drug: string, question = {}) =>
    price('commercial-member', { drug, ...question }).info?.pharmacies[0]?.fills.map(
      ({ days, quantity }) => [days, quantity],
    );

  test.each([
    [
      'one and three months',
      'Glyvexa',
      [
        [30, 30],
        [90, 90],
      ],
    ],
    [
      'one and three packages of four weeks',
      'Tirzelle',
      [
        [28, 4],
        [84, 12],
      ],
    ],
    ['no longer supply than a package of twelve weeks', 'Risankara', [[84, 1]]],
    ['no supply above the limit', 'Metoclopramide', [[15, 60]]],
  ])('%s: %s', (_case, drug, supplies) => {
    expect(suppliesOf(drug)).toEqual(supplies);
  });

  test('as many whole packages for a month that was asked for in days', () => {
    expect(suppliesOf('Alendronate', { days: 30, quantity: 4 })).toEqual([
      [30, 4],
      [84, 12],
    ]);
  });
});

test('a visitor sees cash prices', () => {
  const visitor = price('visitor', { drug: 'Atorvastatin' });
  expect(visitor.info?.isCovered).toBe(false);
  expect(at(maple, 30, visitor)).toMatchObject({ isOffered: false, youPay: null });
  expect(at(maple, 30, visitor)?.cashPrice).toBeGreaterThan(0);
});

test.each([
  ['commercial-member', 'Lipestra', 4, 1],
  ['commercial-member', 'Glyvexa', 3, 3],
  ['commercial-member', 'Phentermine', undefined, null],
  ['visitor', 'Lipestra', undefined, null],
])('in %s %s is on tier %s and charged as tier %s', (name, drug, tier, charged) => {
  const { info } = price(name, { drug });
  expect([info?.rules?.tier, info?.chargedTier]).toEqual([tier, charged]);
});

test('cheaper drugs for the same condition come with what a year of them saves', () => {
  const { info } = price('commercial-member', { drug: 'Lipestra' });
  const [first] = info?.alternatives ?? [];
  // 30 × 0.05, less than the copay of 4.00.
  expect(first).toMatchObject({ drugName: 'Simvastatin', tier: 1, youPay: 1.5 });
  expect(first?.savedPerYear).toBeGreaterThan(100);
});

test.each([
  ['a drug that does not exist', { drug: 'Nothing' }, 404],
  ['half a tablet', { drug: 'Apixora', quantity: 1.5 }, 400],
  ['none', { drug: 'Apixora', quantity: 0 }, 400],
])('%s is refused', (_case, question, status) => {
  expect(price('commercial-member', question).status).toBe(status);
});
