import { type AccountPhone, phoneProblems, phoneToSend, withoutPhone, withPhone } from './phones';

const phone = (kind: AccountPhone['kind'], isPreferred = false): AccountPhone => ({
  kind,
  number: '6125550101',
  extension: '',
  mayText: false,
  bestTime: 'any',
  isPreferred,
});

test.each([
  ['612-555-0101', '', []],
  ['+1 (612) 555.0101', '12', []],
  ['', '', [{ field: 'number', problem: 'missing' }]],
  ['612-555', '', [{ field: 'number', problem: 'phone' }]],
  ['112-555-0101', '', [{ field: 'number', problem: 'phone' }]],
  ['+44 20 7946 0101', '', [{ field: 'number', problem: 'phoneAbroad' }]],
  ['011 44 20 7946 0101', '', [{ field: 'number', problem: 'phoneAbroad' }]],
  ['📞📞📞', '', [{ field: 'number', problem: 'phone' }]],
  ['٦١٢٥٥٥٠١٠١', '', [{ field: 'number', problem: 'phone' }]],
  ['6125550101', '1234567', [{ field: 'extension', problem: 'phoneExtension' }]],
  ['6125550101', 'x12', [{ field: 'extension', problem: 'phoneExtension' }]],
])(
  'of the number “%s” with the extension “%s” the problems are %j',
  (number, extension, wanted) => {
    expect(phoneProblems({ number, extension })).toEqual(wanted);
  },
);

test('a phone is sent as ten digits; a home phone gets no texts, a mobile phone has no extension', () => {
  const typed = { ...phone('home'), number: ' (612) 555-0101 ', extension: ' 7 ', mayText: true };
  expect(phoneToSend(typed)).toMatchObject({
    number: '6125550101',
    extension: '7',
    mayText: false,
  });
  expect(phoneToSend({ ...typed, kind: 'mobile' })).toMatchObject({ extension: '', mayText: true });
});

test('the first phone is called first, and one that is preferred takes its place', () => {
  const one = withPhone([], phone('mobile'));
  expect(one).toEqual([phone('mobile', true)]);
  expect(withPhone(one, phone('home', true))).toEqual([phone('home', true), phone('mobile')]);
});

test('without the preferred phone the next one is preferred', () => {
  const two = [phone('home'), phone('mobile', true)];
  expect(withoutPhone(two, 'mobile')).toEqual([phone('home', true)]);
  expect(withoutPhone([phone('home', true)], 'home')).toEqual([]);
});
