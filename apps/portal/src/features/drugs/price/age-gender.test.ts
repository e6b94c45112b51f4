import { ageGenderOf } from './age-gender';

test.each([
  ['2008-11-06', '17U'],
  ['11/05/2008', '18U'],
  ['2030-01-01', undefined],
  ['', undefined],
])('the age in a question about a person born %s is %s, by the birthday', (birthDate, expected) => {
  expect(ageGenderOf(birthDate, '2026-11-05')).toBe(expected);
});
