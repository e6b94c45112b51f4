import { readCard } from './read-card';

const now = new Date(2026, 10, 5);
const good = { number: '4242 4242 4242 4242', expires: '11/26', code: '123', zip: '55000' };

test.each([
  ['4242 4242 4242 4242', '123', 'Visa', '4242'],
  ['5555-5555-5555-4444', '123', 'Mastercard', '4444'],
  ['2223003122003222', '123', 'Mastercard', '3222'],
  ['378282246310005', '1234', 'American Express', '0005'],
  ['6011111111111117', '123', 'Discover', '1117'],
  ['3530111333300000', '123', 'Card', '0000'],
])('%s is taken as a card of its brand', (number, code, brand, last4) => {
  expect(readCard({ ...good, number, code }, now)).toMatchObject({
    card: { brand, last4, expMonth: 11, expYear: 2026, billingZip: '55000' },
  });
});

test('a card is read as it is pasted', () => {
  const pasted = {
    number: '\u202d4242\u20114242\u00a042424242\u202c',
    expires: '\u206611/26\u2069',
    code: '１２３',
    zip: '55000\u20111234',
  };
  expect(readCard(pasted, now)).toEqual(readCard(good, now));
});

test.each([
  [{ number: '4242 4242 4242 4241' }, ['number']],
  [{ number: '' }, ['number']],
  [{ number: '4242' }, ['number']],
  [{ number: 'four' }, ['number']],
  [{ expires: '13/29' }, ['expires']],
  [{ expires: '0/29' }, ['expires']],
  [{ expires: 'soon' }, ['expires']],
  [{ expires: '10/26' }, ['expired']],
  [{ expires: '10 / 2026' }, ['expired']],
  [{ code: '12' }, ['code']],
  [{ number: '378282246310005' }, ['code']],
  [{ zip: '5500' }, ['zip']],
  [{ number: '', expires: '', code: '', zip: '' }, ['number', 'expires', 'code', 'zip']],
])('%j is refused at %j', (typed, errors) => {
  expect(readCard({ ...good, ...typed }, now)).toEqual({ errors });
});
