import { screen } from '@testing-library/react';
import { openLookup } from './testing/lookup';

const glyvexa = '?hsn=919601';
const stated = () =>
  [...document.querySelectorAll('[data-says^="costOnceMet"]')].map((each) =>
    each.getAttribute('data-says'),
  );

test('the price of a strength is what a fill costs the member once the deductible is met', async () => {
  await openLookup(glyvexa);
  await screen.findByText('You would pay about $147.20 for 10 mg. Now: $92.00.');
  const price = 'costOnceMet own 99005196002 30/30 Maple-&-Main-Pharmacy 92.00';
  expect(stated().filter((each) => each === price)).toHaveLength(2);
});

test('on the list of the next year it is not', async () => {
  await openLookup(`${glyvexa}&list=next`);
  await screen.findAllByText(/^About \$/);
  expect(stated()).toEqual([]);
});

test('in another plan it is not', async () => {
  await openLookup(`${glyvexa}&plan=SAV-3000`);
  await screen.findAllByText(/^About \$/);
  expect(stated()).toEqual([]);
});
