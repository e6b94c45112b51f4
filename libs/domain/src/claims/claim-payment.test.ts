import { explainPayment, type PaymentFigures } from './claim-payment';

const none: PaymentFigures = {
  fullPrice: null,
  planDiscount: null,
  deductibleAmount: null,
  copayAmount: null,
  coinsuranceAmount: null,
  coinsurancePercent: null,
  brandDifferenceAmount: null,
  otherPayerAmount: null,
};
const glyvexa = {
  ...none,
  fullPrice: 486,
  planDiscount: 118,
  deductibleAmount: 160,
  coinsuranceAmount: 52,
  coinsurancePercent: 25,
};

describe('why did I pay', () => {
  test('leads from the full price to the share and its parts, each bar where the last one ended', () => {
    expect(explainPayment(212, 156, glyvexa)?.steps).toEqual([
      { kind: 'fullPrice', amount: 486, from: 0, to: 486 },
      { kind: 'planDiscount', amount: -118, from: 368, to: 486 },
      { kind: 'agreedPrice', amount: 368, from: 0, to: 368 },
      { kind: 'planPaid', amount: -156, from: 212, to: 368 },
      { kind: 'youPaid', amount: 212, from: 0, to: 212 },
      { kind: 'deductible', amount: 160, from: 52, to: 212 },
      { kind: 'coinsurance', amount: 52, from: 0, to: 52 },
    ]);
  });

  test('leaves out steps of zero and shows another payer', () => {
    const figures = {
      ...none,
      fullPrice: 40,
      planDiscount: 0,
      otherPayerAmount: 10,
      copayAmount: 5,
    };
    expect(explainPayment(5, 25, figures)?.steps.map(({ kind, amount }) => [kind, amount])).toEqual(
      [
        ['fullPrice', 40],
        ['agreedPrice', 40],
        ['planPaid', -25],
        ['otherPayer', -10],
        ['youPaid', 5],
        ['copay', 5],
      ],
    );
  });

  test('a free fill has no parts', () => {
    expect(explainPayment(0, 20, { ...none, fullPrice: 20, copayAmount: 0 })?.parts).toEqual([]);
  });

  test('parts that do not add up to the share are left out, the rest stands', () => {
    const explained = explainPayment(212, 156, { ...glyvexa, coinsuranceAmount: 51.99 });
    expect(explained?.parts).toEqual([]);
    expect(explained?.steps.at(-1)).toMatchObject({ kind: 'youPaid', amount: 212 });
  });

  test('cents that floating point would miss still tie out', () => {
    const figures = { ...none, fullPrice: 0.3, copayAmount: 0.1 };
    expect(explainPayment(0.1, 0.2, figures)?.parts).toEqual([{ kind: 'copay', amount: 0.1 }]);
  });

  test.each([
    ['a cent is missing', 211.99, 156, glyvexa],
    ['the share is unknown', null, 156, glyvexa],
    ["the plan's part is unknown", 212, null, glyvexa],
    ['there is no full price', 212, 156, { ...glyvexa, fullPrice: null }],
    ['the full price is zero', 0, 0, { ...none, fullPrice: 0 }],
    ['an amount is negative', -10, 378, glyvexa],
  ])('explains nothing when %s', (_, youPaid, planPaid, figures) => {
    expect(explainPayment(youPaid, planPaid, figures)).toBeNull();
  });
});
