import {
  claimRejections,
  rejectCodeOf,
  rejectionAdvice,
  type RejectionFacts,
} from './claim-rejections';

const all = {
  approval: true,
  exception: true,
  appeal: true,
  findPharmacy: true,
  otherDrug: true,
  idCard: true,
};
const none = {
  approval: false,
  exception: false,
  appeal: false,
  findPharmacy: false,
  otherDrug: false,
  idCard: false,
};
const facts = (over: Partial<RejectionFacts> = {}): RejectionFacts => ({
  refillDate: '2026-11-20',
  earlyRefillsUntil: '',
  pharmacyPhone: '1-612-555-0117',
  has: all,
  ...over,
});

test.each([
  ['75', '75'],
  [' 07 ', '7'],
  ['3w', '3W'],
  ['A6', 'A6'],
  ['569 75', '569'],
  ['R9, 76', '76'],
  ['', undefined],
  ['0', undefined],
  ['null', undefined],
  ['TOSTRING', undefined],
])('%j is the code %s', (text, code) => {
  expect(rejectCodeOf(text)).toBe(code);
});

test('every code leads to exactly one thing to do, which the member can do', () => {
  for (const code of Object.keys(claimRejections)) {
    const known = rejectCodeOf(code);
    expect(known).toBe(code);
    expect(rejectionAdvice(code, facts()).action).toBe(claimRejections[known!]);
    const without = facts({ refillDate: '', pharmacyPhone: '', has: none });
    expect(['callUs', 'refillLater']).toContain(rejectionAdvice(code, without).action);
  }
});

test.each([
  ['75', facts(), 'approval'],
  ['75', facts({ has: none }), 'callUs'],
  ['3Y', facts(), 'appeal'],
  ['3Y', facts({ has: { ...all, appeal: false } }), 'callUs'],
  ['40', facts({ has: { ...all, findPharmacy: false } }), 'callUs'],
  ['79', facts(), 'refillLater'],
  ['79', facts({ refillDate: '' }), 'callPharmacy'],
  ['88', facts({ pharmacyPhone: '' }), 'callUs'],
  ['XX', facts(), 'callUs'],
])('code %s leads to what is open: %j', (code, given, action) => {
  expect(rejectionAdvice(code, given).action).toBe(action);
});

test.each([
  ['75', facts(), { key: 'claimReject.do.75' }],
  ['75', facts({ has: none }), { key: 'claimReject.do.callWithCode', code: '75' }],
  ['65', facts(), { key: 'claimReject.do.65' }],
  ['79', facts(), { key: 'claimReject.do.79.date', date: '2026-11-20' }],
  ['79', facts({ refillDate: '' }), { key: 'claimReject.do.79' }],
  [
    '79',
    facts({ earlyRefillsUntil: '2026-11-30' }),
    { key: 'claimReject.do.79.emergency', date: '2026-11-30' },
  ],
  ['75', facts({ earlyRefillsUntil: '2026-11-30' }), { key: 'claimReject.do.75' }],
  ['XX', facts(), { key: 'claimReject.do.callWithCode', code: 'XX' }],
  ['', facts(), { key: 'claimReject.do.call' }],
])('the advice for code %j is that of what is open: %j', (code, given, advice) => {
  expect(rejectionAdvice(code, given)).toMatchObject(advice);
});
