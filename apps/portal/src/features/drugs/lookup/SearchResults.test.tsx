import { screen } from '@testing-library/react';
import { openLookup } from './testing/lookup';

test.each([
  ['atorva', 'Drugs that match “atorva”', 'Atorvastatin'],
  ['advil', 'We do not know “advil”. Did you mean this one?', 'Advelora'],
  ['atrovastatin', 'We do not know “atrovastatin”. Did you mean one of these?', 'Atorvastatin'],
])('%s: similar names are not called matches', async (typed, heading, drug) => {
  await openLookup(`?drug=${typed}`);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: drug }))[0]).toBeVisible();
});

test('the results of an everyday name say how each was found', async () => {
  await openLookup('?drug=blood+thinner');
  expect(
    await screen.findByRole('heading', { name: 'Drugs that match “blood thinner”' }),
  ).toBeVisible();
  const row = (await screen.findAllByRole('link', { name: 'Warfarin' }))[0]!.closest('li')!;
  expect(row).toHaveTextContent('Matches “blood thinner”.');
});

test('too short a name is an error that takes the focus', async () => {
  const { user } = await openLookup();
  const field = await screen.findByRole('combobox', { name: 'Drug name' });
  await user.type(field, 'gl');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(screen.getByText('Enter at least 3 letters of the name.')).toBeVisible();
  expect(field).toHaveFocus();
});
