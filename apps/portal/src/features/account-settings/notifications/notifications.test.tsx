import { screen, waitFor, within } from '@testing-library/react';
import { acting, openSettings, sentTo } from '../testing/settings';

const box = (name: string) => screen.getByLabelText(name);
const section = () => within(document.getElementById('notifications')!);

test('a box is saved when it is ticked, and the service has it afterwards', async () => {
  const opened = await openSettings();
  const { user, transport } = opened;
  expect(box('A claim is processed, Email')).not.toBeChecked();
  await user.click(box('A claim is processed, Email'));
  await user.click(box('A bill is due, Mail'));
  expect(box('A claim is processed, Email')).toBeChecked();
  await waitFor(() => expect(section().getByRole('status')).toHaveTextContent(/^Saved at/));
  expect(sentTo(opened, 'accountSettings.saveNotification')).toEqual([
    { memberId: 'EVF00421787', kind: 'claim', channel: 'email', isOn: true },
    { memberId: 'EVF00421787', kind: 'bill', channel: 'mail', isOn: false },
  ]);
  await waitFor(() =>
    expect(
      transport.calls.filter(({ endpointId }) => endpointId === 'accountSettings.get').length,
    ).toBeGreaterThan(1),
  );
  expect(box('A claim is processed, Email')).toBeChecked();
  expect(box('A bill is due, Mail')).not.toBeChecked();
});

test('the email at a sign-in cannot be turned off', async () => {
  await openSettings();
  const row = screen.getByText('Someone signs in to my account').closest('tr')!;
  expect(within(row).getByText('Always on')).toBeInTheDocument();
  expect(screen.queryByLabelText('Someone signs in to my account, Email')).toBeNull();
});

test('a box that is not saved goes back, and says so', async () => {
  const { user } = await openSettings({ scenario: 'account-settings-failing' });
  await user.click(box('A claim is processed, Text'));
  expect(await section().findByText(/^Your change was not saved/)).toBeVisible();
  expect(box('A claim is processed, Text')).not.toBeChecked();
});

test('staff cannot tick a box', async () => {
  await openSettings({ overrides: acting });
  expect(box('A claim is processed, Email')).toBeDisabled();
});

test('without any news of an EOB that is online, the row says where to look', async () => {
  const { user } = await openSettings();
  const words = /^You chose no way, and your EOBs are online/;
  const row = screen.getByText(words).closest('tr')!;
  expect(row).toHaveTextContent(/^An explanation of benefits is ready/);
  await user.click(box('An explanation of benefits is ready, App'));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
