import { createApiClient } from '@portal/api-client';
import { registration } from '@portal/contracts/registration';
import { cleanup, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { type RenderedScreen, renderScreen } from '../../testing';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = ({ user }: RenderedScreen, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function enter({ user }: RenderedScreen, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

async function identify(at: RenderedScreen, lastName = 'Sampleton') {
  const born = { Month: '3', Day: '2', Year: '1978' };
  await enter(at, {
    'Member ID': 'evf00421787',
    ...born,
    'Last name': lastName,
    'ZIP code': '55000',
  });
  await press(at, 'Continue');
}

/** A person who matched, with the form of the account filled in. */
async function toAccount() {
  const at = await renderScreen('/member/registration');
  await identify(at);
  await heading('Make your account');
  await enter(at, { Email: 'new@example.com', 'Mobile phone': '612-555-0142' });
  await enter(at, { Username: 'marisol.new', 'New password': 'a password of many words' });
  await at.user.click(screen.getByRole('checkbox', { name: /^I agree to the terms/ }));
  return at;
}

/** What was sent reaches the service, whose answer no page gets. */
async function arrive({ transport }: RenderedScreen, call: 'createAccount' | 'confirm') {
  const id = `registration.${call}`;
  const { body } = transport.calls.find(({ endpointId }) => endpointId === id)!;
  transport.override(id, undefined);
  const api = createApiClient({ transport })(registration);
  await firstValueFrom<unknown>(api[call]({ body: body as never }));
}

test('a last name of 200 letters is said to be too long, and not to be missing', async () => {
  await identify(await renderScreen('/member/registration'), 'a'.repeat(200));
  const field = screen.getByLabelText('Last name');
  expect(field).toHaveAccessibleDescription(/Use 50 letters or fewer for your last name\./);
  expect(field).not.toHaveAccessibleDescription(/Enter your last name/);
});

test('an account whose answer was lost is gone on with by the same button', async () => {
  const at = await toAccount();
  at.transport.override('registration.createAccount', { offline: true });
  await press(at, 'Make my account');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We got no answer/);
  expect(screen.getByLabelText('Username')).toHaveValue('marisol.new');
  await arrive(at, 'createAccount');
  await press(at, 'Make my account');
  await heading('Confirm your account');
});

test('a code whose answer was lost has confirmed the account', async () => {
  const at = await toAccount();
  await press(at, 'Make my account');
  await heading('Confirm your account');
  const code = /\d{6}/.exec(at.transport.sent.at(-1)?.text ?? '')?.[0] ?? '';
  at.transport.override('registration.confirm', { offline: true });
  await enter(at, { '6-digit code': code });
  await press(at, 'Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We got no answer/);
  await arrive(at, 'confirm');
  await press(at, 'Confirm');
  await heading('Your account is ready');
});

test('in another tab the page of the code leads to the link that was sent', async () => {
  const at = await toAccount();
  await press(at, 'Make my account');
  await heading('Confirm your account');
  cleanup();
  await renderScreen('/member/confirmation', { transport: at.transport });
  expect(
    await screen.findByText(/Open the link in our message: it works for 24 hours\./),
  ).toBeVisible();
  const [link = ''] =
    /\/member\/validation#token=\w+/.exec(at.transport.sent.at(-1)?.text ?? '') ?? [];
  cleanup();
  await renderScreen(link, { transport: at.transport });
  await heading('Your account is ready');
});
