import { createApiClient } from '@portal/api-client';
import { accountSettings } from '@portal/contracts/account-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations } from '../../testing';
import { button, openSettings } from './testing/settings';

const unanswered = /^We got no answer, so your change may be saved\./;
const alert = async () => within(await screen.findByRole('alert'));

test('a phone whose save got no answer shows what is on file next to what was typed', async () => {
  const { user, transport } = await openSettings({
    overrides: { 'accountSettings.savePhone': { offline: true } },
  });
  await user.click(button('Change Home phone'));
  await user.clear(screen.getByLabelText('Phone number'));
  await user.type(screen.getByLabelText('Phone number'), '6125550199');
  await user.click(button('Save'));
  const said = await alert();
  expect(said.getByText(unanswered)).toBeVisible();
  expect(said.getByText('On file at the last check:')).toBeVisible();
  expect(said.getByText('1-612-555-0101')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('1-612-555-0199');
  await expectNoAxeViolations();
  // The save arrived after all; another one gets no answer either.
  transport.override('accountSettings.savePhone', undefined);
  const phone = { kind: 'home', number: '6125550199', extension: '', mayText: false } as const;
  const body = {
    memberId: 'EVF00421787',
    phone: { ...phone, bestTime: 'any', isPreferred: false },
  } as const;
  await firstValueFrom(createApiClient({ transport })(accountSettings).savePhone({ body }));
  transport.override('accountSettings.savePhone', { status: 504 });
  await user.click(button('Save'));
  await waitFor(async () => expect((await alert()).getByText('1-612-555-0199')).toBeVisible());
});

test('a health profile whose save got no answer shows the lists on file', async () => {
  const { user } = await openSettings({ overrides: { 'health.save': { status: 504 } } });
  await waitFor(() => button('Change health profile'));
  await user.click(button('Change health profile'));
  await user.click(screen.getByLabelText('Eggs'));
  await user.click(button('Save'));
  const said = await alert();
  expect(said.getByText(unanswered)).toBeVisible();
  expect(said.getByText('Penicillin (Hives, Moderate), Latex')).toBeVisible();
  expect(screen.getByLabelText('Eggs')).toBeChecked();
});

test('what was refused shows no list: everything stays as it was', async () => {
  const { user } = await openSettings({ overrides: { 'health.save': { status: 503 } } });
  await waitFor(() => button('Change health profile'));
  await user.click(button('Change health profile'));
  await user.click(button('Save'));
  const said = await alert();
  expect(said.getByText(/^Your change was not saved/)).toBeVisible();
  expect(said.queryByText('On file at the last check:')).toBeNull();
});
