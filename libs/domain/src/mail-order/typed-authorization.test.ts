import { today } from './testing-facts';
import { authorizationProblemsOf, emptyAuthorization } from './typed-authorization';

describe('an authorization that is typed', () => {
  const typed = { ...emptyAuthorization(today), scope: 'order', signature: 'rafaél  sampleton' };
  const problems = (more: object) =>
    authorizationProblemsOf({ ...typed, ...more } as never, 'Rafael Sampleton', today).map(
      ({ field, code }) => `${field} ${code}`,
    );

  test('is complete for a year from today, signed with the name of the person', () => {
    expect(problems({})).toEqual([]);
    expect([typed.startsOn, typed.endsOn]).toEqual(['2026-11-05', '2027-11-04']);
  });

  test.each([
    [{ scope: '' }, 'scope missing'],
    [{ startsOn: '' }, 'startsOn missing'],
    [{ startsOn: '2026-02-30' }, 'startsOn invalid'],
    [{ startsOn: '2026-11-04', endsOn: '2026-12-01' }, 'startsOn past'],
    [{ endsOn: '' }, 'endsOn missing'],
    [{ endsOn: '2026-11-04' }, 'endsOn beforeStart'],
    [{ endsOn: '2027-11-05' }, 'endsOn tooLong'],
    [{ signature: ' ' }, 'signature missing'],
    [{ signature: 'Marisol Sampleton' }, 'signature otherName'],
  ])('is refused with %j', (more, problem) => expect(problems(more)).toEqual([problem]));
});
