import { inputKinds } from './kinds';
import { isTerritoryZip, readTypedPlace } from './typed-place';

test.each([
  ['55000', { zip: '55000' }],
  [' 55000-1234 ', { zip: '55000' }],
  ['14 Invented Street, Sampleville, MN 55000', { zip: '55000' }],
  ['Sampleville', { city: 'Sampleville' }],
  ['Sampleville, mn', { city: 'Sampleville', state: 'MN' }],
  ['St. Paul MN', { city: 'St. Paul', state: 'MN' }],
  ['Coeur d’Alene', { city: 'Coeur d’Alene' }],
  ['La Ca', { city: 'La', state: 'CA' }],
  ['Winston-Salem', { city: 'Winston-Salem' }],
  ['5500', null],
  ['550001', null],
  ['', null],
  ['<script>alert(1)</script>', null],
  ['x'.repeat(200), null],
  ['14 Invented Street', null],
  ['55000 - 1234', { zip: '55000' }],
])('"%s"', (typed, place) => expect(readTypedPlace(typed)).toEqual(place));

test.each([
  ['55401', '55401'],
  ['  55401 ', '55401'],
  ['55401-1234', '55401'],
  ['554011234', '55401'],
  ['5540', null],
  ['554012', null],
  ['Sampleville 55401', null],
  ['', null],
])('"%s" as a ZIP code', (typed, zip) =>
  expect(inputKinds.zip5.read(typed).value ?? null).toBe(zip),
);

test.each([
  ['00601', true],
  ['00802', true],
  ['96910', true],
  ['96813', false],
  ['09007', false],
  ['55000', false],
  ['96799', true],
  ['96913', true],
  ['96701', false],
])('%s is of a territory: %s', (zip, is) => expect(isTerritoryZip(zip)).toBe(is));
