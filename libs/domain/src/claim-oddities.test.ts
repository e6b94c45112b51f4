import { isOddClaim, isOddEntry } from './claim-oddities';

const claim = {
  dateOfService: '2026-10-28',
  drugName: 'Glyvexa 10 mg tablet',
  serviceProvider: 'Maple & Main Pharmacy',
  status: 'paid',
  copayAmount: 212 as number | null,
  amtInsurancePaid: 156 as number | null,
};

test.each([
  ['as it should be', {}, false],
  ['free', { copayAmount: 0 }, false],
  [
    'pending without amounts',
    { status: 'pending', copayAmount: null, amtInsurancePaid: null },
    false,
  ],
  ['a reversal with negative amounts', { status: 'reversed', copayAmount: -7.5 }, false],
  ['paid without an amount', { copayAmount: null }, true],
  ['paid with a negative amount', { amtInsurancePaid: -1 }, true],
  ['of an unknown status', { status: 'in review' }, true],
  ['without a date', { dateOfService: 'soon' }, true],
])('a claim %s', (_, over, odd) => {
  expect(isOddClaim({ ...claim, ...over })).toBe(odd);
});

const figures = {
  fullPrice: 486,
  planDiscount: 118,
  deductibleAmount: 160,
  copayAmount: null,
  coinsuranceAmount: 52,
  coinsurancePercent: 25,
  brandDifferenceAmount: null,
  otherPayerAmount: null,
  rejectCode: '',
};
const oddAccumulator = {
  kind: 'lifetime',
  scope: 'individual',
  before: 0,
  after: 1,
  limit: null,
};

test.each([
  ['a paid claim that ties out', {}, {}, false],
  ['a paid claim that misses a cent', {}, { fullPrice: 486.01 }, true],
  ['a known code', { status: 'rejected' }, { rejectCode: '75' }, false],
  ['no code', { status: 'rejected' }, {}, true],
  ['an unknown code', { status: 'rejected' }, { rejectCode: 'ZZ' }, true],
  ['a reversal without original', { status: 'reversed' }, { original: null }, false],
  [
    'an original without amounts',
    { status: 'reversed' },
    { original: { dateOfService: '', copayAmount: null, amtInsurancePaid: null } },
    true,
  ],
  ['an accumulator of another kind', {}, { accumulators: [oddAccumulator] }, true],
])('the detail of %s', (_, row, entry, odd) => {
  expect(isOddEntry({ ...claim, ...row }, { ...figures, ...entry })).toBe(odd);
});
