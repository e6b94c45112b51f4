import { screen } from '@testing-library/react';
import { heading, names, openFinder } from './testing/finder';

jest.mock('./map/PharmacyMap', () => {
  throw new Error('The chunk of the map did not arrive.');
});

test('a map that does not load leaves the list and says so', async () => {
  // React reports what an error boundary catches.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openFinder('?radius=2');
  await heading('5 pharmacies within 2 miles');
  expect(
    await screen.findByText('The map did not load. The list has the same places.'),
  ).toBeVisible();
  expect(names()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Corner Lantern Drugs' }));
  expect(screen.getByRole('button', { name: 'Set as my default' })).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
  report.mockRestore();
});
