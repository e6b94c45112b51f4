import { byPriceThenMiles, lowestPlace } from './lowest-price';

const at = (name: string, price: number | null, miles: number | null, kind = 'retail') => ({
  name,
  price,
  miles,
  kind,
});
const priceOf = ({ price }: ReturnType<typeof at>) => price;

test('pharmacies are in order of price, then of distance, those without a price last', () => {
  const places = [at('none', null, 1), at('far', 5, 9), at('near', 5, 2), at('mail', 4, null)];
  expect(byPriceThenMiles(places, priceOf).map(({ name }) => name)).toEqual([
    ...['mail', 'near', 'far', 'none'],
  ]);
});

test.each([
  ['the nearest of equal prices', [at('far', 5, 9), at('near', 5, 2)], 'near'],
  ['home delivery, which has no distance', [at('near', 5, 2), at('mail', 4, null, 'mail')], 'mail'],
  ['50 miles at most', [at('at 50', 5, 50), at('beyond', 1, 50.1)], 'at 50'],
  ['no pharmacy whose distance is unknown', [at('near', 5, 2), at('unknown', 1, null)], 'near'],
  ['none without a price', [at('near', null, 2), at('beyond', 1, 60)], undefined],
])('the answer is %s', (_what, places, name) => {
  expect(lowestPlace(places, priceOf)?.name).toBe(name);
});
