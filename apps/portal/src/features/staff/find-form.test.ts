import { nothingTyped, queryOf, type Typed } from './find-form';

const today = '2026-11-05';
const named: Typed = {
  ...nothingTyped,
  givenName: ' Marisol ',
  familyName: 'Sampleton',
  month: '3',
  day: '2',
  year: '1978',
};
const byId = (memberId: string) => queryOf({ ...nothingTyped, by: 'memberId', memberId }, today);

describe('what is typed into the search for a member', () => {
  test('is a member id, without the spaces of a card', () => {
    expect(byId(' EVF00421787-03 ')).toEqual({ query: { memberId: 'EVF00421787-03' } });
    expect(byId('EVF 0042 1787')).toEqual({ query: { memberId: 'EVF00421787' } });
    expect(byId('evf-0042\u20111787')).toEqual({ query: { memberId: 'EVF00421787' } });
  });

  test.each(['', ' ', 'EVF_1', 'ÉVF', 'EVF1', 'x'.repeat(21)])('%j is no member id', (memberId) => {
    expect(byId(memberId)).toEqual({ errors: ['memberId'] });
  });

  test('is a name with a birth date', () => {
    expect(queryOf(named, today)).toEqual({
      query: { givenName: 'Marisol', familyName: 'Sampleton', birthDate: '1978-03-02' },
    });
  });

  test('names every part that is missing', () => {
    expect(queryOf(nothingTyped, today)).toEqual({
      errors: ['givenName', 'familyName', 'dateMissing'],
    });
  });

  test.each([
    [{ day: '' }, 'dayMissing'],
    [{ year: '2026', month: '11', day: '6' }, 'dateFuture'],
    [{ familyName: 'x'.repeat(51) }, 'familyName'],
  ])('%j is refused', (change, error) => {
    expect(queryOf({ ...named, ...change }, today)).toEqual({ errors: [error] });
  });
});
