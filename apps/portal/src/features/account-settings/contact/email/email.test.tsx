import { pendingEmail } from './email.requests';
import { createApiClient } from '@portal/api-client';
import { accountEmail } from '@portal/contracts/account-email';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
} from '../../../../testing';
import { selectUserInfo } from '../../../../session';
import { acting, button, openSettings, sentTo } from '../../testing/settings';

const contact = () => within(document.getElementById('contact')!);
const field = () => screen.getByLabelText('Email');
const codeField = () => screen.findByLabelText('Code');
/** The last code that the service sent. */
const codeIn = ({ transport }: RenderedScreen) =>
  /^\d{6}/.exec(transport.sent.at(-1)?.text ?? '')?.[0] ?? '';
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

/** Up to the field of the code. The email is pasted: each typed letter would render the settings. */
async function sendTo(email: string, options: RenderOptions = {}) {
  const opened = await openSettings(options);
  await opened.user.click(button('Change Email'));
  await opened.user.click(field());
  await opened.user.paste(email);
  await opened.user.click(button('Send the code'));
  return opened;
}

test('a new email counts once its code is entered, and the page says so', async () => {
  const opened = await sendTo('new@example.com');
  const { user, store } = opened;
  const code = await codeField();
  expect(code).toHaveFocus();
  expect(contact().getByText(/^We sent a code to/)).toHaveTextContent('new@example.com');
  expect(contact().getByText('marisol.sampleton@example.com')).toBeVisible();
  await expectNoAxeViolations();
  await user.type(code, codeIn(opened));
  await user.click(button('Confirm'));
  expect(await contact().findByText('Your email is confirmed.')).toBeVisible();
  expect(await contact().findByText('new@example.com')).toBeVisible();
  await waitFor(() => expect(button('Change Email')).toHaveFocus());
  expect(contact().getByText('Confirmed')).toBeVisible();
  expect(selectUserInfo(store.getState())?.emailAddress).toBe('new@example.com');
  expect(opened.transport.sent.map(({ to }) => to)).toEqual([
    'new@example.com',
    'marisol.sampleton@example.com',
  ]);
});

test('a member who does not confirm with a second factor is told that no code was sent', async () => {
  const body = { code: 'STEP_UP_NEEDED', status: 403 };
  const { user } = await sendTo('new@example.com', {
    overrides: { 'accountEmail.sendCode': { status: 403, body } },
  });
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(/^We sent no code/)).toBeVisible();
  expect(field()).toHaveValue('new@example.com');
});

test('an email that waits for its code waits after a reload too', async () => {
  const { transport } = await sendTo('new@example.com');
  await codeField();
  document.body.replaceChildren();
  await openSettings({ transport });
  expect(await codeField()).toBeVisible();
  expect(contact().getByText(/^We sent a code to/)).toHaveTextContent('new@example.com');
});

test.each([
  ['new@example', /^Enter an email address like/],
  ['📧', /^Enter an email address like/],
  ['<b>@x', /^Enter an email address like/],
  [`${'a'.repeat(65)}@example.com`, /^This email is too long\./],
  ['marisol.sampleton@EXAMPLE.com', /^This is your email already/],
])('for “%s” it says what to enter, and sends nothing', async (typed, message) => {
  const opened = await sendTo(typed);
  expect(screen.getByText(message)).toBeVisible();
  expect(field()).toHaveValue(typed);
  expect(field()).toHaveFocus();
  expect(sentTo(opened, 'accountEmail.sendCode')).toEqual([]);
});

test('an email of another account is its own outcome, and what was typed stays', async () => {
  await sendTo('taken@example.com');
  expect(await contact().findByText('Another account uses this email')).toBeVisible();
  expect(contact().getByText(/^Your email stays as it is\. Enter another one/)).toBeVisible();
  expect(field()).toHaveValue('taken@example.com');
  await expectNoAxeViolations();
});

test('a wrong code says how often it can be entered, and after five times that it no longer works', async () => {
  const opened = await sendTo('new@example.com');
  const { user } = opened;
  const code = await codeField();
  await user.type(code, '12 34');
  await user.click(button('Confirm'));
  expect(screen.getByText('Enter the six digits of the code.')).toBeVisible();
  await user.clear(code);
  await user.type(code, wrongOf(codeIn(opened)));
  await user.click(button('Confirm'));
  expect(await contact().findByText(/You can try 4 more times\.$/)).toBeVisible();
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription(/You can try 4 more times\.$/);
  await waitFor(() => expect(code).toHaveFocus());
  for (const words of [/3 more times/, /2 more times/, /one more time/, /^You tried five times/]) {
    await user.click(button('Confirm'));
    expect(await contact().findByText(words)).toBeVisible();
  }
  expect(contact().getByText('marisol.sampleton@example.com')).toBeVisible();
  expect(contact().getByText(/^The code that we sent to/)).toHaveTextContent('no longer works.');
  expect(contact().queryByText(/It works until/)).toBeNull();
  await user.click(button('Send a new code'));
  expect(await contact().findByText('Wait a minute, then ask for a new code.')).toBeVisible();
  expect(contact().getAllByRole('alert')).toHaveLength(1);
});

test('a wrong code stays in its field when what waits for it does not load again', async () => {
  const opened = await sendTo('new@example.com');
  const { user, transport } = opened;
  const wrong = wrongOf(codeIn(opened));
  await user.type(await codeField(), wrong);
  transport.override('accountEmail.getPending', { status: 503 });
  await user.click(button('Confirm'));
  expect(await contact().findByText(/You can try 4 more times\.$/)).toBeVisible();
  await waitFor(() =>
    expect(pendingEmail.select(opened.store.getState())).toMatchObject({ status: 'failure' }),
  );
  expect(await codeField()).toHaveValue(wrong);
});

test.each([
  ['expired', /^This code is too old/],
  ['used', /^This code was used already/],
  ['none', /^This code is not needed any more/],
  ['taken', /^Another account has this email now/],
])('a code that is %s says what to do', async (outcome, words) => {
  const body = { outcome, triesLeft: 0 };
  const overrides = { 'accountEmail.confirm': { body } };
  const { user } = await sendTo('new@example.com', { overrides });
  await user.type(await codeField(), '123456');
  await user.click(button('Confirm'));
  expect(await contact().findByText(words)).toBeVisible();
});

test('a code that was used in another tab shows the new address, and says so', async () => {
  const opened = await sendTo('new@example.com');
  const { user, store } = opened;
  const code = await codeField();
  await user.type(code, codeIn(opened));
  const api = createApiClient({ transport: opened.transport })(accountEmail);
  const body = { memberId: 'EVF00421787', code: codeIn(opened), language: 'en' } as const;
  await firstValueFrom(api.confirm({ body }));
  await user.click(button('Confirm'));
  expect(await contact().findByText(/^This code was used already/)).toBeVisible();
  expect(await contact().findByText('new@example.com')).toBeVisible();
  expect(contact().queryByText('marisol.sampleton@example.com')).toBeNull();
  expect(selectUserInfo(store.getState())?.emailAddress).toBe('new@example.com');
});

test('a code stays in its field until a new one was sent', async () => {
  const { user, transport } = await sendTo('new@example.com');
  const code = await codeField();
  await user.type(code, '123456');
  await user.click(button('Send a new code'));
  expect(await contact().findByText(/^We sent a code less than a minute ago/)).toBeVisible();
  expect(code).toHaveValue('123456');
  transport.override('accountEmail.sendCode', { status: 503 });
  await user.click(button('Send a new code'));
  expect(await contact().findByText(/^We could not send a code/)).toBeVisible();
  expect(code).toHaveValue('123456');
  transport.override('accountEmail.sendCode', { body: { outcome: 'sent', pending: null } });
  await user.click(button('Send a new code'));
  await waitFor(() => expect(code).toHaveValue(''));
});

test('another code waits a minute, and a new one makes the one before useless', async () => {
  const { user, transport } = await sendTo('new@example.com');
  await codeField();
  await user.click(button('Send a new code'));
  expect(await contact().findByText(/^We sent a code less than a minute ago/)).toBeVisible();
  transport.override('accountEmail.sendCode', { body: { outcome: 'tooOften', pending: null } });
  await user.click(button('Send a new code'));
  expect(
    await contact().findByText(/^You asked for a code six times within an hour/),
  ).toBeVisible();
  transport.override('accountEmail.sendCode', { body: { outcome: 'sent', pending: null } });
  await user.click(button('Send a new code'));
  expect(await contact().findByText(/^We sent a new code/)).toBeVisible();
});

test('the change can be given up, and another address be entered', async () => {
  const { user } = await sendTo('new@example.com');
  await codeField();
  await user.click(button('Use another address'));
  expect(field()).toHaveFocus();
  await user.click(button('Cancel'));
  await codeField();
  await user.click(button('Keep my email as it is'));
  await waitFor(() => expect(button('Change Email')).toHaveFocus());
  expect(contact().getByText('marisol.sampleton@example.com')).toBeVisible();
});

test('a code that is not sent or checked says that the email stays', async () => {
  const { user, transport } = await sendTo('new@example.com', {
    overrides: { 'accountEmail.sendCode': { status: 503 } },
  });
  expect(await contact().findByText(/^We could not send a code\. Your email stays/)).toBeVisible();
  expect(field()).toHaveValue('new@example.com');
  transport.override('accountEmail.sendCode', undefined);
  await user.click(button('Send the code'));
  transport.override('accountEmail.confirm', { status: 503 });
  await user.type(await codeField(), '123456');
  await user.click(button('Confirm'));
  expect(await contact().findByText(/^We could not check the code\. It was not/)).toBeVisible();
  transport.override('accountEmail.cancel', { status: 503 });
  await user.click(button('Keep my email as it is'));
  expect(await contact().findByText(/^We could not stop it\./)).toBeVisible();
});

test('a first email that is not confirmed is confirmed the same way', async () => {
  const opened = await openSettings({ scenario: 'medicare-member' });
  const { user } = opened;
  await user.click(button('Confirm Email'));
  expect((field() as HTMLInputElement).value).toMatch(/@example\.com$/);
  await user.click(button('Send the code'));
  await user.type(await codeField(), codeIn(opened));
  await user.click(button('Confirm'));
  expect(await contact().findByText('Confirmed')).toBeVisible();
});

test('staff can not change it', async () => {
  await openSettings({ overrides: acting });
  expect(contact().getByText('marisol.sampleton@example.com')).toBeVisible();
  expect(() => button('Change Email')).toThrow('0 buttons');
});

test('speaks Spanish, and so does the mail', async () => {
  const opened = await openSettings({ language: 'es' });
  const { user } = opened;
  await user.click(button('Cambiar Correo electrónico'));
  await user.type(screen.getByLabelText('Correo electrónico'), 'nuevo@example.com');
  await user.click(button('Enviar el código'));
  const code = await screen.findByLabelText('Código');
  expect(opened.transport.sent[0]?.text).toMatch(/^\d{6} es su código\./);
  await user.type(code, wrongOf(codeIn(opened)));
  await user.click(button('Confirmar'));
  expect(await contact().findByText(/Puede intentarlo 4 veces más\.$/)).toBeVisible();
  await expectNoAxeViolations();
});
