import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
} from '../../testing';

const path = '/security/forgotpassword';
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const lastText = ({ transport }: RenderedScreen) => transport.sent.at(-1)?.text ?? '';
const codeIn = (at: RenderedScreen) => /\d{6}/.exec(lastText(at))?.[0] ?? '111111';
const newPassword = 'another password of words';

async function toCode(login = 'commercial-member', options: RenderOptions = {}) {
  const at = await renderScreen(path, options);
  await at.user.type(screen.getByLabelText('Username or email'), login);
  await at.user.click(button('Continue'));
  await heading('Confirm that it is you');
  expect(screen.getByLabelText('Month')).toHaveAttribute('autocomplete', 'bday-month');
  await at.user.type(screen.getByLabelText('Month'), '3');
  await at.user.type(screen.getByLabelText('Day'), '2');
  await at.user.type(screen.getByLabelText('Year'), '1978');
  await at.user.type(screen.getByRole('textbox', { name: 'ZIP code' }), '55000');
  await at.user.click(button('Send the code'));
  return at;
}

async function choose({ user }: RenderedScreen, code: string, password = newPassword) {
  await user.clear(screen.getByLabelText('6-digit code'));
  await user.type(screen.getByLabelText('6-digit code'), code);
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(button('Save the new password'));
}

test('a forgotten password is replaced by the code, and the sign-in page says so', async () => {
  const at = await toCode();
  await heading('Reset your password');
  await expectNoAxeViolations();
  await choose(at, codeIn(at));
  await heading('Your password is changed');
  await expectNoAxeViolations();
  expect(at.transport.sent.map(({ subject }) => subject)).toEqual([
    'Choose a new password for Everfern Rx',
    'Your Everfern Rx password has changed',
  ]);
  const [done] = screen
    .getAllByRole('link', { name: 'Sign in' })
    .filter((link) => link.matches('main .btn'));
  await at.user.click(done!);
  expect(await screen.findByText('Your password is changed')).toBeVisible();
  expect(window.location.pathname).toBe('/member/login');
});

test('a reload shows again that the password is changed; another tab asks to begin', async () => {
  const at = await toCode();
  await heading('Reset your password');
  await choose(at, codeIn(at));
  await heading('Your password is changed');
  const { pathname } = window.location;
  const { usr: state } = window.history.state as { usr: unknown };
  cleanup();
  await renderScreen(pathname, { state });
  await heading('Your password is changed');
  cleanup();
  await renderScreen(pathname);
  expect(screen.queryByText('Your password is changed')).toBeNull();
});

test('another proof leaves the error of the birth date where it is', async () => {
  const { user } = await renderScreen(path);
  await user.type(screen.getByLabelText('Username or email'), 'commercial-member');
  await user.click(button('Continue'));
  await heading('Confirm that it is you');
  await user.click(button('Send the code'));
  await user.click(screen.getByRole('radio', { name: 'Member ID' }));
  const summary = screen.getByRole('alert', { name: 'Fix 1 problem to continue' });
  expect(summary).toHaveTextContent('Date of birth: Enter the month, the day and the year.');
});

test('an unknown account reads the same, up to the wrong code', async () => {
  const texts: (string | null)[] = [];
  for (const login of ['commercial-member', 'unknown@example.com']) {
    const at = await toCode(login);
    await heading('Reset your password');
    texts.push(screen.getByRole('main').textContent);
    await choose(at, codeIn(at) === '111111' ? '111111' : '000000');
    expect(await screen.findAllByText(/You can try 4 more times/)).not.toHaveLength(0);
    texts.push(screen.getByRole('main').textContent);
    document.body.replaceChildren();
  }
  expect(texts.slice(2)).toEqual(texts.slice(0, 2));
});

test.each([
  ['short', /at least 15 characters\.$/],
  ['passwordpassword', /^This password is easy to guess/],
])('the password “%s” is refused, and the code stays', async (password, message) => {
  const at = await toCode();
  await heading('Reset your password');
  await choose(at, codeIn(at), password);
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(screen.getByLabelText('6-digit code')).toHaveValue(codeIn(at));
  await expectNoAxeViolations();
});

test('a link leads to the new password without a code', async () => {
  const at = await toCode();
  await heading('Reset your password');
  const token = /#token=(\w+)/.exec(lastText(at))?.[1] ?? '';
  document.body.replaceChildren();
  const { transport } = at;
  const { user } = await renderScreen(`${path}/resetpassword#token=${token}`, { transport });
  await user.type(await screen.findByLabelText('New password'), newPassword);
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
  expect(window.location.hash).toBe('');
  await user.click(button('Save the new password'));
  await heading('Your password is changed');
});

test('a link that was used does not say that the password is unchanged', async () => {
  const at = await toCode();
  await heading('Reset your password');
  const token = /#token=(\w+)/.exec(lastText(at))?.[1] ?? '';
  await choose(at, codeIn(at));
  await heading('Your password is changed');
  document.body.replaceChildren();
  const { transport } = at;
  await renderScreen(`${path}/resetpassword#token=${token}`, { transport });
  expect(await screen.findByText('This link cannot be used again')).toBeVisible();
  expect(screen.getByText(/^Your password was changed after we sent it\./)).toBeVisible();
  expect(screen.queryByText(/has not changed/)).toBeNull();
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.alert a')];
  expect(ways.map((link) => link.pathname)).toEqual(['/member/login', path]);
  await expectNoAxeViolations();
});

test.each(['commercial-member', 'unknown@example.com'])(
  'after five wrong codes the link of the message is said to work, and does: %s',
  async (login) => {
    const at = await toCode(login);
    await heading('Reset your password');
    const wrong = codeIn(at) === '111111' ? '000000' : '111111';
    for (let tries = 0; tries < 5; tries += 1) await choose(at, wrong);
    const said = await screen.findByText(/^You entered a wrong code too many times\./);
    expect(said).toHaveTextContent(/Until [\d:]+ [ap]\.m\. you can use the link in our message\.$/);
    if (login !== 'commercial-member') return;
    const token = /#token=(\w+)/.exec(lastText(at))?.[1] ?? '';
    document.body.replaceChildren();
    const { transport } = at;
    await renderScreen(`${path}/resetpassword#token=${token}`, { transport });
    expect(await screen.findByLabelText('New password')).toBeVisible();
  },
);

test.each([
  ['expired', /^This code or link no longer works\. Your password has not changed\.$/],
  ['none', /^This code or link does not work\.$/],
])('with the outcome %s the page says what is known of the password', async (outcome, text) => {
  const answer = { outcome, problem: 'none', triesLeft: 0 };
  const at = await toCode();
  await heading('Reset your password');
  at.transport.override('password.choose', { body: answer });
  await choose(at, codeIn(at));
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [`${path}/validate`, 'To reset your password, start with your username or email'],
  [`${path}/resetpassword`, 'You need a code or a link from us first'],
  [`${path}/resetpassword#token=made-up`, 'This link does not work'],
  [`${path}/confirmation`, 'To reset your password, start with your username or email'],
])('%s without what it needs says how to go on', async (opened, text) => {
  await renderScreen(opened);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/has not changed/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Start again' })).toBeVisible();
  // Of the password itself, and with no link that leads to where the user is.
  expect(screen.getByRole('heading', { name: 'Remember your password?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Forgot password' })).toBeNull();
  await expectNoAxeViolations();
});

test('the first page says what to enter', async () => {
  const { user } = await renderScreen(path);
  await expectNoAxeViolations();
  await user.click(button('Continue'));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Enter your username or your email');
  await waitFor(() => expect(summary).toHaveFocus());
});
