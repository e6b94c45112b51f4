import { ageOn, ageRestrictionOf, bornSince, isAgeRestricted, isMinor } from './age';

const now = new Date('2026-11-05T14:00:00Z');

describe('the age rule', () => {
  test.each([
    ['an adult', '1958-03-02', false],
    ['an adult whose birth date is written the American way', '03/02/1958', false],
    ['a child', '2014-06-19', true],
    ['a person whose 18th birthday was yesterday', '2008-11-04', false],
    ['a person four days short of 18, because 18 × 365 days have passed', '2008-11-09', false],
    ['a person six days short of 18', '2008-11-11', true],
    ['a person born in the future', '2030-01-01', true],
    ['an unknown birth date', '', true],
    ['a missing birth date', undefined, true],
    ['a null birth date', null, true],
    ['a birth date that does not exist', '1990-02-30', true],
    ['a birth date that is no date', 'null', true],
  ])('%s', (_, birthDate, restricted) => {
    expect(isAgeRestricted(birthDate, now)).toBe(restricted);
  });

  test('the very moment of 18 × 365 days ends the restriction', () => {
    const born = Date.UTC(2008, 0, 1);
    const adult = new Date(born + 18 * 365 * 86_400_000);
    expect(isAgeRestricted('2008-01-01', adult)).toBe(false);
    expect(isAgeRestricted('2008-01-01', new Date(adult.getTime() - 1))).toBe(true);
  });

  test.each([
    ['1958-03-02', null],
    ['2014-06-19', 'minor'],
    ['2030-01-01', 'minor'],
    ['', 'unknownAge'],
    [undefined, 'unknownAge'],
    ['1990-02-30', 'unknownAge'],
  ])('gives its reason for the birth date %s', (birthDate, restriction) => {
    expect(ageRestrictionOf(birthDate, now)).toBe(restriction);
  });
});

describe('by the birthday', () => {
  test.each([
    ['the day before 18', '2013-06-14', '2031-06-13', 17],
    ['18', '2013-06-14', '2031-06-14', 18],
    ['a birth date written the American way', '06/14/2013', '2031-06-14', 18],
    ['born on February 29, on February 28 of another year', '2008-02-29', '2026-02-28', 17],
    ['born on February 29, on March 1 of another year', '2008-02-29', '2026-03-01', 18],
    ['born on February 29, on February 29', '2008-02-29', '2028-02-29', 20],
    ['born on March 1, on February 29', '2010-03-01', '2028-02-29', 17],
    ['born in the future', '2030-01-01', '2026-11-05', -4],
    ['an unknown birth date', '', '2026-11-05', null],
  ])('%s', (_, birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
    expect(isMinor(birthDate, today)).toBe(age !== null && age < 18);
  });

  test.each([
    ['2026-11-05', '2008-11-06'],
    ['2026-02-28', '2008-02-29'],
    ['2026-03-01', '2008-03-02'],
    ['2028-02-29', '2010-03-01'],
  ])('who is under 18 on %s was born on %s or later', (today, first) => {
    expect(bornSince(today, 18)).toBe(first);
    expect(isMinor(first, today)).toBe(true);
  });
});
