import { phoneProblemsOf, phonesToSend, type TypedPhone } from './profile';

const phones = (...numbers: string[]): TypedPhone[] =>
  numbers.map((number) => ({ number, kind: 'home' }));

test.each<[string[], object[]]>([
  [['612-555-0142', '', '(612) 555-0171'], []],
  [['', ' ', ''], [{ index: 0, code: 'missing' }]],
  [['', '612-555'], [{ index: 1, code: 'phone' }]],
  [['+44 20 7946 0018'], [{ index: 0, code: 'phoneAbroad' }]],
  [['6125550142', '612 555 0142'], [{ index: 1, code: 'duplicate' }]],
])('of %j the problems are %j', (numbers, problems) => {
  expect(phoneProblemsOf(phones(...numbers))).toEqual(problems);
});

test('phones are sent as ten digits, without empty lines', () => {
  expect(phonesToSend(phones('', '(612) 555-0142'))).toEqual(phones('6125550142'));
});
