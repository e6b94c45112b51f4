import { claimsOfLimit } from './use-counted';

const row = (memberId: string, after: number) => ({
  memberId,
  dateOfService: '2026-03-01',
  status: 'paid' as const,
  accumulators: [
    { kind: 'deductible', scope: 'individual', before: 0, after, limit: 1500 } as const,
    { kind: 'deductible', scope: 'family', before: 0, after, limit: 3000 } as const,
  ],
});
const rows = [row('EVF1', 100), row('EVF1-03', 40)];

test.each([
  ['the person, in either form of their ID', 'individual', 'EVF1-01', ['EVF1']],
  ['a relative', 'individual', 'EVF1-03', ['EVF1-03']],
  ['everyone', 'family', '', ['EVF1', 'EVF1-03']],
] as const)('the claims of a limit are those of %s', (_whose, scope, memberId, expected) => {
  const counted = claimsOfLimit(rows, { kind: 'deductible', scope, memberId });
  expect(counted.map(({ claim }) => claim.memberId)).toEqual(expected);
});
