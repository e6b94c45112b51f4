import { createApiClient } from '@portal/api-client';
import { accountEmail } from '@portal/contracts/account-email';
import { act, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import type { RenderedScreen } from '../../../../testing';
import { button, openSettings } from '../../testing/settings';

const contact = () => within(document.getElementById('contact')!);
const codeField = () => screen.findByLabelText('Code');
const codeIn = ({ transport }: RenderedScreen) =>
  /^\d{6}/.exec(transport.sent.at(-1)?.text ?? '')?.[0] ?? '';
const email = 'new@example.com';

/** Opens the form, and presses for a code. */
async function askForCode(opened: RenderedScreen) {
  await opened.user.click(button('Change Email'));
  await opened.user.click(screen.getByLabelText('Email'));
  await opened.user.paste(email);
  await opened.user.click(button('Send the code'));
}

test('a code whose answer was lost may be on its way', async () => {
  const opened = await openSettings({
    overrides: { 'accountEmail.sendCode': { offline: true } },
  });
  await askForCode(opened);
  expect(
    await contact().findByText(/^We got no answer, so a code may be on its way/),
  ).toBeVisible();
  expect(contact().queryByText(/^We could not send a code/)).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue(email);
});

test('a code that was sent although no answer came is asked for', async () => {
  const opened = await openSettings();
  const { transport } = opened;
  const api = createApiClient({ transport })(accountEmail);
  const body = { memberId: 'EVF00421787', email, language: 'en' } as const;
  await act(() => firstValueFrom(api.sendCode({ body })));
  transport.override('accountEmail.sendCode', { status: 504 });
  await askForCode(opened);
  expect(await codeField()).toBeVisible();
});

test('an address that waited for a code before is not taken for another code that was sent', async () => {
  const opened = await openSettings();
  await askForCode(opened);
  await codeField();
  opened.transport.override('accountEmail.sendCode', { status: 504 });
  await opened.user.click(button('Use another address'));
  await opened.user.clear(screen.getByLabelText('Email'));
  await opened.user.paste(email);
  await opened.user.click(button('Send the code'));
  expect(
    await contact().findByText(/^We got no answer, so a code may be on its way/),
  ).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('an email that was confirmed although no answer came shows', async () => {
  const opened = await openSettings();
  const { user, transport } = opened;
  await askForCode(opened);
  const code = await codeField();
  const body = { memberId: 'EVF00421787', code: codeIn(opened), language: 'en' } as const;
  transport.override('accountEmail.confirm', { status: 502 });
  await user.type(code, wrongOf(body.code));
  await user.click(button('Confirm'));
  expect(await contact().findByText(/^We got no answer, so your email may be conf/)).toBeVisible();
  expect(contact().queryByText(/^We could not check the code/)).toBeNull();
  transport.override('accountEmail.confirm', undefined);
  await act(() => firstValueFrom(createApiClient({ transport })(accountEmail).confirm({ body })));
  transport.override('accountEmail.confirm', { offline: true });
  await user.click(button('Confirm'));
  expect(await contact().findByText(email)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
});

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

test('a change that may have been stopped is not said to go on', async () => {
  const opened = await openSettings({ overrides: { 'accountEmail.cancel': { status: 504 } } });
  await askForCode(opened);
  await codeField();
  await opened.user.click(button('Keep my email as it is'));
  expect(await contact().findByText(/do not know if the change was stopped/)).toBeVisible();
  expect(contact().queryByText(/^We could not stop it/)).toBeNull();
});
