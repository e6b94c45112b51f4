import { createApiClient } from '@portal/api-client';
import { accountSettings } from '@portal/contracts/account-settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { openSettings, sentTo } from '../testing/settings';

const turn = (name: string) => screen.getByRole('switch', { name });
const section = () => within(document.getElementById('paperless')!);

test('letters come online from the day that the change counts, and are back on paper as easily', async () => {
  const opened = await openSettings();
  const { user } = opened;
  expect(section().getAllByText('Online since March 2, 2026')).toHaveLength(2);
  await user.click(turn('Letters Online'));
  expect(await section().findByText('By mail until November 17, 2026, then online')).toBeVisible();
  expect(turn('Letters Online')).toBeChecked();
  await user.click(turn('Letters Online'));
  expect(await section().findByText('Online until November 17, 2026, then by mail')).toBeVisible();
  expect(sentTo(opened, 'accountSettings.savePaperless')).toMatchObject([
    { kind: 'letters', isOnline: true },
    { kind: 'letters', isOnline: false },
  ]);
});

test('nothing comes online before the email is confirmed', async () => {
  await openSettings({ scenario: 'medicare-member' });
  expect(section().getByText(/Confirm your email first/)).toBeVisible();
  for (const each of section().getAllByRole('switch')) expect(each).toBeDisabled();
});

test('a switch that is not saved goes back, and says so', async () => {
  const { user } = await openSettings({ scenario: 'account-settings-failing' });
  await user.click(turn('Letters Online'));
  expect(await section().findByText(/^Your change was not saved/)).toBeVisible();
  expect(turn('Letters Online')).not.toBeChecked();
});

test.each([
  ['en', /^We got no answer, so your change may be saved/],
  ['es', /^No recibimos respuesta/],
] as const)('%s: after a lost answer the switch shows what is stored', async (language, says) => {
  const opened = await openSettings({ language });
  const { user, transport } = opened;
  const letters = section().getAllByRole<HTMLInputElement>('switch').at(-1)!;
  const wasOn = letters.checked;
  transport.override('accountSettings.savePaperless', { offline: true });
  const asked = transport.hold('accountSettings.get');
  await user.click(letters);
  expect(await section().findByText(says)).toBeVisible();
  transport.override('accountSettings.savePaperless', undefined);
  const [body] = sentTo(opened, 'accountSettings.savePaperless');
  await firstValueFrom(
    createApiClient({ transport })(accountSettings).savePaperless({ body: body as never }),
  );
  act(asked);
  await waitFor(() => expect(letters.checked).toBe(!wasOn));
});
