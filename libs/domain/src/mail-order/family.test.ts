import {
  accessTo,
  type AuthorizationFacts,
  authorizationState,
  isAllowed,
  patientsOf,
  type PersonFacts,
} from './family';
import { readPatient } from './patient-search';
import { today } from './testing-facts';

const person = (memberId: string, more: Partial<PersonFacts> = {}): PersonFacts => ({
  memberId,
  birthDate: '1976-09-21',
  role: 'dependent',
  authorization: null,
  ...more,
});
const allows = (more: Partial<AuthorizationFacts> = {}): AuthorizationFacts => ({
  scope: 'order',
  startsOn: '2026-10-01',
  endsOn: '2027-09-30',
  isRevoked: false,
  ...more,
});
const subscriber = person('S', { role: 'subscriber' });
const child = person('C', { birthDate: '2013-06-14' });
const access = (to: PersonFacts, by: PersonFacts | undefined = subscriber) =>
  accessTo(to, by, today);

test.each<[string, Partial<AuthorizationFacts>, string]>([
  ['on its first day', { startsOn: today }, 'valid'],
  ['on its last day', { endsOn: today }, 'valid'],
  ['before its first day', { startsOn: '2026-11-06' }, 'notYet'],
  ['after its last day', { endsOn: '2026-11-04' }, 'ended'],
  ['without a first day', { startsOn: '' }, 'ended'],
  ['without a last day', { endsOn: '' }, 'ended'],
  ['when it was revoked', { isRevoked: true }, 'revoked'],
])('an authorization %s', (_when, more, state) => {
  expect(authorizationState(allows(more), today)).toBe(state);
});

describe('a member may', () => {
  test('order for themselves, whatever their age and role', () => {
    expect(access(subscriber)).toBe('order');
    expect(access(child, child)).toBe('order');
  });

  test('order for a person under 18 as the subscriber only', () => {
    expect(access(child)).toBe('order');
    expect(access(child, person('D'))).toBe('none');
    expect(access({ ...child, authorization: allows() }, person('D'))).toBe('none');
  });

  test('order for a person until the day before they come of age', () => {
    expect(accessTo(child, subscriber, '2031-06-13')).toBe('order');
    expect(accessTo(child, subscriber, '2031-06-14')).toBe('none');
    expect(accessTo(child, subscriber, today, '2031-06-14')).toBe('none');
  });

  test('do for another adult what a valid authorization says, and nothing without', () => {
    expect(access(person('D'))).toBe('none');
    expect(access(person('D', { authorization: allows() }))).toBe('order');
    expect(access(person('D', { authorization: allows({ scope: 'view' }) }))).toBe('view');
    expect(access(person('D', { authorization: allows({ scope: 'unknown' }) }))).toBe('none');
    expect(access(person('D', { authorization: allows({ isRevoked: true }) }))).toBe('none');
    expect(access(person('D', { authorization: allows({ endsOn: '2026-11-04' }) }))).toBe('none');
  });

  test('do nothing for a person who came of age, or whose birth date is unknown', () => {
    expect(access(person('C', { birthDate: '2008-11-01' }))).toBe('none');
    expect(access(person('C', { birthDate: '' }))).toBe('none');
  });

  test('do nothing when the service does not know them', () => {
    const people = [child, person('D', { authorization: allows() })];
    expect(patientsOf(people, 'S', today)).toEqual([]);
    expect(patientsOf([subscriber, ...people], 'S', today)).toEqual([
      { person: subscriber, access: 'order' },
      { person: child, access: 'order' },
      { person: people[1], access: 'order' },
    ]);
  });

  test('look where they may order, and not order where they may look', () => {
    expect(isAllowed('order', 'view')).toBe(true);
    expect(isAllowed('view', 'view')).toBe(true);
    expect(isAllowed('view', 'order')).toBe(false);
    expect(isAllowed('none', 'view')).toBe(false);
  });
});

test('a patient is searched by a whole name and a birth date that is not to come', () => {
  const born = { month: '9', day: ' 21', year: '1976' };
  const rafael = { givenName: ' Rafael', familyName: 'Sampleton', ...born };
  expect(readPatient(rafael, today)).toEqual({
    patient: { givenName: 'Rafael', familyName: 'Sampleton', birthDate: '1976-09-21' },
  });
  const none = { month: '', day: ' ', year: '' };
  expect(readPatient({ givenName: ' ', familyName: 'x'.repeat(51), ...none }, today)).toEqual({
    problems: [
      { field: 'givenName', code: 'missing' },
      { field: 'familyName', code: 'tooLong' },
      { field: 'birthDate', code: 'dateMissing' },
    ],
  });
  const codeOf = (date: Partial<typeof born>) => readPatient({ ...rafael, ...date }, today);
  expect(codeOf({ month: '11', day: '6', year: '2026' })).toMatchObject({
    problems: [{ code: 'dateFuture' }],
  });
  expect(codeOf({ month: '13', year: '76' })).toEqual({
    problems: [
      { field: 'birthDate', code: 'monthRange' },
      { field: 'birthDate', code: 'yearDigits' },
    ],
  });
});
