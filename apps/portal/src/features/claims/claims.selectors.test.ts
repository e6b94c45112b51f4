import { claims } from '@portal/contracts/claims';
import {
  claimsOf as claimsNamedBy,
  everyClaim,
  leftOffRecord,
  matchingClaims,
  peopleOf,
} from './claims.selectors';

type History = Parameters<typeof claimsNamedBy>[0];

/** The claims of an answer on a page in Spanish. */
const claimsOf = (history: History) =>
  claimsNamedBy(history, ({ drugName, spanishName }) => spanishName || drugName);

const answer = (...claim: unknown[]) =>
  claims.getHistory.response.parse({ claimsHistory: { claim } });

describe('the claims of an answer', () => {
  test('carry their place', () => {
    const rows = claimsOf(answer({ CLAIM_STATUS: 'PAID' }, {}));
    expect(rows.map(({ index, status }) => [index, status])).toEqual([
      [0, 'paid'],
      [1, 'unknown'],
    ]);
  });

  test.each([
    ['otter', 1],
    ['OTTER creek', 1],
    ['ibuprofeno', 1],
    ['Ibuprófeno', 1],
    ['metformina', 1],
    ['metformin 500', 0],
    ['Metformin ER', 1],
    ['  ', 3],
    ['zolentra', 0],
  ])('the words "%s" match %i', (words, count) => {
    const rows = claimsOf(
      answer(
        { serviceProvider: 'Otter Creek Drug' },
        { drugName: 'Ibuprofeno 200 mg' },
        { drugName: 'Metformin ER 500 mg tablet', spanishName: 'Metformina' },
      ),
    );
    expect(matchingClaims(rows, { ...everyClaim, words })).toHaveLength(count);
  });

  test('a person and a status narrow the list together; two of one first name stay apart', () => {
    const rows = claimsOf(
      answer(
        { memberId: 'A-01', memberFirstName: 'Wren', CLAIM_STATUS: 'PAID' },
        { memberId: 'A-02', memberFirstName: 'Wren', CLAIM_STATUS: 'PAID' },
        { memberId: 'A-02', memberFirstName: 'Wren', CLAIM_STATUS: 'REJECTED' },
        { memberId: 'A-03', memberFirstName: 'Asa', CLAIM_STATUS: '' },
      ),
    );
    expect(peopleOf(rows).map(({ name }) => name)).toEqual(['Asa', 'Wren', 'Wren']);
    const found = (filter: object) =>
      matchingClaims(rows, { ...everyClaim, ...filter }).map(({ index }) => index);
    expect(found({ person: 'A-02 Wren' })).toEqual([1, 2]);
    expect(found({ person: 'A-02 Wren', status: 'rejected' })).toEqual([2]);
    expect(found({ status: 'unknown' })).toEqual([3]);
    expect(peopleOf(rows.slice(1, 3))).toEqual([]);
  });
});

test('a claim that the plan decided is off the record only because it lacks its day', () => {
  const rows = claimsOf(
    answer(
      { CLAIM_STATUS: 'REJECTED' },
      { CLAIM_STATUS: 'PAID' },
      { CLAIM_STATUS: 'REJECTED', dateOfService: '2026-10-28' },
      { CLAIM_STATUS: 'DUPLICATE', dateOfService: '2026-10-28' },
      {},
    ),
  );
  expect(leftOffRecord(rows)).toEqual([
    { reason: 'duplicate', count: 1 },
    { reason: 'unknown', count: 1 },
    { reason: 'undated', count: 2 },
  ]);
});
