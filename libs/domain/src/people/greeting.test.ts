import { greetingAt, greetingName, personName } from './greeting';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i:59 one says good %s', (hour, expected) => {
  expect(greetingAt(new Date(2026, 10, 5, hour, 59))).toBe(expected);
});

test.each([
  ['MARISOL', 'SAMPLETON', 'marisol sampleton'],
  ['Íñigo', 'de la Peña', 'íñigo de la peña'],
  ['', 'Sampleton', 'sampleton'],
  ['', '', ''],
])('%j %j is greeted as %j', (first, last, expected) => {
  expect(greetingName(first, last)).toBe(expected);
});

test.each([
  ['MARISOL', 'SAMPLETON', 'Marisol Sampleton'],
  ['íñigo', 'ÁLVAREZ-PEÑA', 'Íñigo Álvarez-Peña'],
  [' Ana', "O'NEILL ", "Ana O'Neill"],
  ['', '', ''],
])('%j %j is written as %j', (first, last, expected) => {
  expect(personName(first, last)).toBe(expected);
});
