import { finderParams, readFinderQuery, searchInputOf } from './finder-query';

const read = (search: string, zip = '55000-1234') =>
  readFinderQuery(new URLSearchParams(search), zip);

test('without a place it is the member’s own ZIP code, within five miles', () => {
  expect(read('')).toMatchObject({ area: { place: '55000' }, radius: 5, sort: 'distance' });
  expect(searchInputOf(read(''), null)).toEqual({ zip: '55000', radius: 5 });
});

test('what a URL says is read, and written alike', () => {
  const search =
    'place=St. Paul, MN&radius=15&name=maple&only=openNow,delivers&language=es&sort=name';
  const query = read(search);
  expect(query).toEqual({
    area: { place: 'St. Paul, MN' },
    radius: 15,
    name: 'maple',
    attributes: ['openNow', 'delivers'],
    language: 'es',
    sort: 'name',
  });
  expect(new URLSearchParams(finderParams(query))).toEqual(new URLSearchParams(search));
});

test('invalid values count as not given', () => {
  const query = read(`radius=7&name=${'x'.repeat(200)}&only=cheap,delivers&language=<b>&area=1,2`);
  expect(query).toMatchObject({ radius: 5, attributes: ['delivers'], language: '' });
  expect(query.name).toHaveLength(100);
  expect(query.area).toEqual({ place: '55000' });
});

test('the position of the device is in no URL, and goes to the service as wide as a neighborhood', () => {
  const query = read('here=1');
  expect(searchInputOf(query, null)).toBeNull();
  const position = { latitude: 44.977812, longitude: -93.265012 };
  expect(searchInputOf(query, position)).toMatchObject({ latitude: 44.98, longitude: -93.27 });
  expect(finderParams(query)).toEqual({ here: '1' });
});

test('the middle of the map is in the URL, as wide as a neighborhood', () => {
  const query = read('area=44.98,-93.27&radius=2');
  expect(searchInputOf(query, null)).toEqual({ latitude: 44.98, longitude: -93.27, radius: 2 });
  expect(finderParams(query)).toEqual({ area: '44.98,-93.27', radius: '2' });
});

test('a place that can not be read is not searched', () => {
  expect(searchInputOf(read('place=<b>'), null)).toBeNull();
  expect(searchInputOf(read('place='), null)).toBeNull();
});
