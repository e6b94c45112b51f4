import { waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { acting, button, openSettings, sentTo } from '../testing/settings';

const section = () => within(document.getElementById('health')!);
const open = async (...options: Parameters<typeof openSettings>) => {
  const opened = await openSettings(...options);
  await section().findByText(/^(Reviewed|Revisado)/);
  return opened;
};

test('lists are changed, and read back with the day', async () => {
  const opened = await open();
  const { user } = opened;
  expect(section().getByText('Changed November 18, 2025')).toBeVisible();
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Eggs'));
  await user.type(section().getAllByLabelText('Others')[0]!, 'Bee stings');
  await expectNoAxeViolations();
  await user.click(button('Save'));
  expect(await section().findByText('Bee stings')).toBeVisible();
  expect(section().getByText(/^Reviewed November 5, 2026/)).toBeVisible();
  expect(section().getByText('Changed November 5, 2026')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toEqual([
    {
      memberId: 'EVF00421787',
      allergies: ['Penicillin', 'Latex', 'Eggs', 'Bee stings'],
      conditions: ['High blood pressure', 'Type 2 diabetes'],
    },
  ]);
});

test('“No known allergies” excludes every other, and gives them back when it is unticked', async () => {
  const opened = await open();
  const { user } = opened;
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('No known allergies'));
  expect(section().queryByLabelText('Latex')).toBeNull();
  await user.click(section().getByLabelText('No known allergies'));
  expect(section().getByLabelText('Latex')).toBeChecked();
  await user.click(section().getByLabelText('No known allergies'));
  await user.click(button('Save'));
  expect(await section().findByText('No known allergies')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toMatchObject([{ allergies: [] }]);
});

test('an empty list says to choose, and nothing is sent', async () => {
  const opened = await open();
  const { user } = opened;
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Latex'));
  await user.click(section().getByLabelText('Penicillin'));
  await user.click(button('Save'));
  expect(section().getByText('Choose your allergies, or “No known allergies”.')).toBeVisible();
  expect(section().getByLabelText('No known allergies')).toHaveFocus();
  expect(
    section().getByLabelText('No known allergies').closest('fieldset'),
  ).toHaveAccessibleDescription(/Choose your allergies/);
  await user.type(section().getAllByLabelText('Others')[0]!, 'x'.repeat(101));
  expect(section().getByText('Use at most 100 characters on one line.')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toEqual([]);
});

test('“Nothing has changed” confirms the lists as they are', async () => {
  const opened = await open();
  await opened.user.click(button('Nothing has changed'));
  expect(await section().findByText(/^Reviewed November 5, 2026/)).toBeVisible();
  expect(section().getByText('Changed November 18, 2025')).toBeVisible();
});

test('lists that are not saved stay in the form', async () => {
  const { user } = await open({ overrides: { 'health.save': { status: 503 } } });
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Asthma'));
  await user.click(button('Save'));
  expect(await section().findByText(/^Your change was not saved/)).toBeVisible();
  expect(section().getByLabelText('Asthma')).toBeChecked();
});

test('common names are in the member’s language; staff read them only', async () => {
  await open({ language: 'es', overrides: acting });
  expect(section().getByText('Presión arterial alta')).toBeVisible();
  await waitFor(() => expect(section().queryByRole('button')).toBeNull());
});
