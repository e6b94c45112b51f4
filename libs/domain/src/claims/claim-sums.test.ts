import { claimTotals, saidPlanPaid, saidSum, saidYouPaid } from './claim-sums';
import type { ClaimFigures } from './claims';

const claim = (fields: Partial<ClaimFigures>): ClaimFigures => ({
  dateOfService: '2026-11-02',
  drugName: 'Lisinopril',
  serviceProvider: 'Otter Creek Drug',
  amtInsurancePaid: 3.2,
  copayAmount: 10,
  status: 'paid',
  ...fields,
});

const whole = { lacking: 0, notStated: 0, unknown: 0, planUnknown: 0, hasNegatives: false };

test('rejected and reversed claims stay out of the totals, missing amounts add nothing', () => {
  const rows = [
    claim({ copayAmount: 10, amtInsurancePaid: 3.2 }),
    claim({ copayAmount: 212, amtInsurancePaid: 156 }),
    claim({ status: 'rejected', copayAmount: 99, amtInsurancePaid: 99 }),
    claim({ status: 'reversed', copayAmount: 15, amtInsurancePaid: 40 }),
    claim({ status: 'inProgress', copayAmount: null, amtInsurancePaid: null }),
    claim({ copayAmount: 11.5, amtInsurancePaid: 23.78 }),
  ];
  expect(claimTotals(rows)).toEqual({ ...whole, youPaid: 233.5, planPaid: 182.98 });
  expect(claimTotals([])).toEqual({ ...whole, youPaid: 0, planPaid: 0 });
});

test('a reversal that is a separate line nets to zero with its original', () => {
  const rows = [
    claim({ copayAmount: 7.5, amtInsurancePaid: 11.2 }),
    claim({ status: 'reversed', copayAmount: -7.5, amtInsurancePaid: -11.2 }),
  ];
  expect(claimTotals(rows)).toEqual({ ...whole, hasNegatives: true, youPaid: 0, planPaid: 0 });
});

test('a paid claim without an amount is counted as one that the totals lack', () => {
  const rows = [
    claim({ copayAmount: null, amtInsurancePaid: 3.2 }),
    claim({ copayAmount: 10, amtInsurancePaid: null }),
    claim({ status: 'rejected', copayAmount: null, amtInsurancePaid: null }),
    claim({ copayAmount: 4, amtInsurancePaid: 6 }),
  ];
  expect(claimTotals(rows)).toEqual({
    youPaid: 14,
    planPaid: 9.2,
    lacking: 2,
    notStated: 0,
    unknown: 1,
    planUnknown: 1,
    hasNegatives: false,
  });
});

test('a claim of unknown status is in no total, and counted as one that is left out', () => {
  const rows = [claim({}), claim({ status: 'unknown', copayAmount: 20 })];
  expect(claimTotals(rows)).toEqual({ ...whole, notStated: 1, youPaid: 10, planPaid: 3.2 });
});

test.each([
  ['paid', 20],
  ['adjusted', 20],
  ['inProgress', 0],
  ['duplicate', 0],
  ['rejected', 0],
  ['unknown', 0],
] as const)('only what was paid counts: %s adds %d of 20', (status, expected) => {
  expect(claimTotals([claim({ status, copayAmount: 20, amtInsurancePaid: 0 })]).youPaid).toBe(
    expected,
  );
});

test('a paid claim without a day is in no sum of days, and the sums lack it', () => {
  const undated = claim({ dateOfService: '', copayAmount: 15 });
  const rows = [claim({}), undated, { ...undated, status: 'rejected' as const }];
  expect(claimTotals(rows)).toEqual({
    youPaid: 10,
    planPaid: 3.2,
    lacking: 1,
    notStated: 0,
    unknown: 1,
    planUnknown: 1,
    hasNegatives: false,
  });
});

test.each([
  [30, 0, false, { amount: 30, isAtLeast: false }],
  [-18.7, 0, true, { amount: -18.7, isAtLeast: false }],
  [30, 1, false, { amount: 30, isAtLeast: true }],
  [30, 1, true, null],
  [0, 1, false, null],
  [-5, 1, false, null],
  [null, 1, false, null],
  [null, 0, false, null],
])(
  'of a sum of %d that lacks %d parts, with negative parts %s: %j',
  (sum, lacking, negatives, said) => {
    expect(saidSum(sum, lacking, negatives)).toEqual(said);
  },
);

test('a paid amount below zero leaves no least sum', () => {
  const totals = claimTotals([claim({}), claim({ copayAmount: -2 }), claim({ copayAmount: null })]);
  expect(totals).toMatchObject({ youPaid: 8, unknown: 1 });
  expect(saidYouPaid(totals)).toBeNull();
});

test('a claim that lacks the part of the plan leaves that of the member known', () => {
  const totals = claimTotals([claim({}), claim({ amtInsurancePaid: null })]);
  expect(saidYouPaid(totals)).toEqual({ amount: 20, isAtLeast: false });
  expect(saidPlanPaid(totals)).toEqual({ amount: 3.2, isAtLeast: true });
});
