import {
  accessEndsAt,
  accessScopes,
  accessStatus,
  type AccessFacts,
  invitationProblemsOf,
  invitationToSend,
  isReplaced,
  isWithin,
  pastAccess,
} from '.';

const day = 86_400_000;
const invited: AccessFacts = { invitedAt: 0, acceptedAt: null, declinedAt: null, revokedAt: null };
const accepted: AccessFacts = { ...invited, acceptedAt: 2 * day };

test.each([
  ['invited until the 30th day is over', invited, 30 * day - 1, 'invited'],
  ['expired from then on', invited, 30 * day, 'expired'],
  ['declined, also after 30 days', { ...invited, declinedAt: day }, 40 * day, 'declined'],
  ['active for a year from the day of consent', accepted, 367 * day - 1, 'active'],
  ['ended after a year', accepted, 367 * day, 'ended'],
  ['revoked at once', { ...accepted, revokedAt: 3 * day }, 3 * day, 'revoked'],
  ['revoked before it was accepted', { ...invited, revokedAt: day }, day, 'revoked'],
])('an access is %s', (_name, facts, now, expected) => {
  expect(accessStatus(facts, now)).toBe(expected);
});

test('an accepted invitation ends a year after the consent', () => {
  expect(accessEndsAt(invited)).toBe(30 * day);
  expect(accessEndsAt(accepted)).toBe(367 * day);
});

test('each scope allows itself and what needs any consent, and nothing else', () => {
  for (const scope of accessScopes) {
    expect(accessScopes.filter((needed) => isWithin([scope], needed))).toEqual([scope]);
    expect(isWithin([scope], 'any')).toBe(true);
    expect(isWithin([...accessScopes], 'never')).toBe(false);
  }
});

test('an invitation needs a name, another email than the member’s, an adult and a scope', () => {
  const typed = { name: ' ', email: 'x', isAdult: false, scopes: [] };
  expect(invitationProblemsOf(typed, undefined)).toEqual([
    { field: 'name', code: 'missing' },
    { field: 'email', code: 'email' },
    { field: 'isAdult', code: 'missing' },
    { field: 'scopes', code: 'missing' },
  ]);
  const right = {
    name: 'Dara Placeholder',
    email: 'dara@example.com',
    isAdult: true,
    scopes: ['claims' as const],
  };
  expect(invitationProblemsOf(right, 'own@example.com')).toEqual([]);
  expect(invitationProblemsOf(right, 'DARA@example.com')).toEqual([
    { field: 'email', code: 'same' },
  ]);
  expect(invitationProblemsOf({ ...right, name: 'é'.repeat(102) }, undefined)).toEqual([
    { field: 'name', code: 'tooLong' },
  ]);
});

test('an invitation is sent without hidden characters in the name', () => {
  const typed = { name: ' Dara\u202e Placeholder ', email: ' dara@example.com ' };
  expect(invitationToSend(typed)).toEqual({ name: 'Dara Placeholder', email: 'dara@example.com' });
  const hidden = { name: '\u2066\u2069', email: typed.email, isAdult: true, scopes: [] };
  expect(invitationProblemsOf(hidden, undefined)[0]).toEqual({ field: 'name', code: 'missing' });
});

test('an access that a new invitation ended is replaced, and only the last of one person is listed', () => {
  const of = (invited: number, changed: number | null, more = {}) => ({
    email: 'dara@example.com',
    status: 'revoked',
    invitedAt: `2026-11-0${invited}T09:00:00Z`,
    changedAt: changed === null ? '' : `2026-11-0${changed}T09:00:00Z`,
    ...more,
  });
  const now = of(5, null, { status: 'invited', email: 'Dara@example.com' });
  const last = of(4, 5);
  const first = of(3, 4);
  const byMember = of(1, 2);
  const other = of(2, 6, { email: 'other@example.com' });
  const all = [now, last, first, other, byMember];
  expect(all.map((each) => isReplaced(each, all))).toEqual([false, true, true, false, false]);
  expect(pastAccess(all.slice(1), all)).toEqual([last, other, byMember]);
});
