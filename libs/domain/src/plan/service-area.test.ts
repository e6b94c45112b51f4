import { isInServiceArea } from './service-area';

test.each([
  ['55000', true],
  [' 56799 ', true],
  ['56800', false],
  ['54999', false],
  ['55101-1234', true],
  ['568001234', false],
  ['55101-12', null],
  ['5500', null],
  ['abcde', null],
])('"%s" is in the area: %s', (zip, is) => {
  expect(
    isInServiceArea(zip, [
      { from: '55000', to: '56799' },
      { from: null, to: null },
    ]),
  ).toBe(is);
});
