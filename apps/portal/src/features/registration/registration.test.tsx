import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
} from '../../testing';

const open = (options: RenderOptions = {}) => renderScreen('/member/registration', options);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const callsOf = ({ transport }: RenderedScreen, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id);
const lastText = ({ transport }: RenderedScreen) => transport.sent.at(-1)?.text ?? '';
const codeIn = (at: RenderedScreen) => /\d{6}/.exec(lastText(at))?.[0] ?? '';
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

interface Details {
  memberId?: string;
  lastName?: string;
  birthDate?: readonly [month: string, day: string, year: string];
}

type Enter = (at: RenderedScreen, label: string, text: string) => Promise<void>;
const typeText: Enter = ({ user }, label, text) => user.type(screen.getByLabelText(label), text);
// Each typed letter would render the page.
const pasteText: Enter = async ({ user }, label, text) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

async function identify(at: RenderedScreen, details: Details = {}, enter = pasteText) {
  const { memberId = 'evf00421787', lastName = 'Sampleton', birthDate } = details;
  const [month, day, year] = birthDate ?? ['3', '2', '1978'];
  await enter(at, 'Member ID', memberId);
  // The browser fills in one's own birth date.
  expect(screen.getByLabelText('Month')).toHaveAttribute('autocomplete', 'bday-month');
  const dateParts = { Month: month, Day: day, Year: year };
  for (const [label, text] of Object.entries(dateParts)) await enter(at, label, text);
  await enter(at, 'Last name', lastName);
  await enter(at, 'ZIP code', '55000');
  await at.user.click(button('Continue'));
}

async function fillInAccount(at: RenderedScreen, username = 'marisol.new', enter = pasteText) {
  await enter(at, 'Email', 'new@example.com');
  await enter(at, 'Mobile phone', '612-555-0142');
  await enter(at, 'Username', username);
  await pasteText(at, 'New password', 'a password of many words');
  await at.user.click(screen.getByRole('checkbox', { name: /^I agree to the terms/ }));
  await at.user.click(button('Make my account'));
}

/** The page again, with what the browser keeps of it: its URL and the state of its history entry. */
async function reload() {
  const { usr: state } = window.history.state as { usr: unknown };
  cleanup();
  await renderScreen(window.location.pathname, { state });
}

async function toCode(options: RenderOptions = {}) {
  const at = await open(options);
  await identify(at);
  await heading('Make your account');
  await fillInAccount(at);
  await heading('Confirm your account');
  return at;
}

test('a member registers, confirms by the code, and is led to the sign-in', async () => {
  const at = await open();
  await expectNoAxeViolations();
  await identify(at, {}, typeText);
  expect(await heading('Make your account')).toHaveFocus();
  await expectNoAxeViolations();
  await fillInAccount(at, 'marisol.new', typeText);
  await heading('Confirm your account');
  await expectNoAxeViolations();
  expect(window.location.href).not.toMatch(/new@example|421787|password/);
  await at.user.type(screen.getByLabelText('6-digit code'), codeIn(at));
  await at.user.click(button('Confirm'));
  expect(await heading('Your account is ready')).toHaveFocus();
  const signIn = screen.getAllByRole('link', { name: 'Sign in' });
  expect(signIn.map((link) => link.getAttribute('href'))).toContain('/member/auth/login');
  await expectNoAxeViolations();
  await reload();
  await heading('Your account is ready');
});

test('between the code and the account no page says that there is no code', async () => {
  const at = await toCode();
  await at.user.type(screen.getByLabelText('6-digit code'), codeIn(at));
  const added: (string | null)[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      added.push(...[...addedNodes].map((each) => each.textContent));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await at.user.click(button('Confirm'));
  await heading('Your account is ready');
  watch.disconnect();
  expect(added.join(' ')).toContain('Your account is ready');
  expect(added.join(' ')).not.toContain('There is no code to enter here');
});

test('details that match no one are answered alike, and stay', async () => {
  const at = await open();
  await identify(at, { memberId: 'XYZ000000' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent('We could not match these details');
  expect(screen.getByLabelText('Member ID')).toHaveValue('XYZ000000');
  await expectNoAxeViolations();
});

test('the last try that counts says that there is a wait now', async () => {
  const last = { status: 404, body: { code: 'MEMBER_NOT_MATCHED', status: 404, triesLeft: 0 } };
  const at = await open({ overrides: { 'registration.identify': last } });
  await identify(at);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That was your last try for now. Wait 15 minutes');
  expect(alert).not.toHaveTextContent('0 more');
});

test('a lock says how long it lasts, and who helps', async () => {
  const lock = { status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 840 } };
  const at = await open({ overrides: { 'registration.identify': lock } });
  await identify(at);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Wait 14 minutes, then try again.');
  expect(alert).toHaveTextContent('TTY 711');
});

test.each([
  ['registration-away', 'We cannot do this right now'],
  ['registration-locked', 'There were too many tries'],
])('in the scenario %s nothing typed is lost', async (scenario, title) => {
  const at = await open({ scenario });
  await identify(at);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveValue('Sampleton');
});

test('errors are listed with a link to each field, and nothing is sent', async () => {
  const at = await open();
  await at.user.click(button('Continue'));
  expect(screen.getByRole('alert')).toHaveTextContent('Fix 4 problems to continue');
  await at.user.click(screen.getByRole('link', { name: 'Enter a 5-digit ZIP code.' }));
  expect(screen.getByLabelText('ZIP code')).toHaveFocus();
  await expectNoAxeViolations();
  expect(callsOf(at, 'registration.identify')).toEqual([]);
});

test('someone under 13 is refused before anything is sent', async () => {
  const at = await open();
  await identify(at, { birthDate: ['11', '6', '2013'] });
  expect(screen.getByRole('alert')).toHaveTextContent('You must be 13 or older');
  expect(callsOf(at, 'registration.identify')).toEqual([]);
});

test('two who match are told apart by one more detail', async () => {
  const at = await open();
  const pim = { memberId: 'evf 0058-8021', lastName: 'Newbury' };
  await identify(at, { ...pim, birthDate: ['12', '5', '1996'] });
  await heading('More about you');
  await expectNoAxeViolations();
  await at.user.click(button('Continue'));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the group number');
  await at.user.click(screen.getByRole('radio', { name: 'Person code' }));
  await at.user.type(screen.getByRole('textbox', { name: 'Person code' }), '09');
  await at.user.click(button('Continue'));
  expect(await screen.findByText('We could not match these details')).toBeVisible();
  await at.user.clear(screen.getByRole('textbox', { name: 'Person code' }));
  await at.user.type(screen.getByRole('textbox', { name: 'Person code' }), '02');
  await at.user.click(button('Continue'));
  await heading('Make your account');
  const sent = ['registration.identify', 'registration.addInfo'].flatMap((id) => callsOf(at, id));
  expect(sent.map(({ body }) => (body as { memberId: string }).memberId)).toEqual(
    sent.map(() => 'EVF00588021'),
  );
});

test.each([
  ['medicare-member', /^This username is taken/],
  ['six', /^Enter 6 to 50 letters/],
])('the username “%s” says what is wrong, and the rest stays', async (username, message) => {
  const at = await open();
  await identify(at);
  await heading('Make your account');
  await fillInAccount(at, username);
  expect(await screen.findAllByText(message)).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
  await expectNoAxeViolations();
});

test('a password is shown on request', async () => {
  const at = await open();
  await identify(at);
  await heading('Make your account');
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('type', 'password');
  await at.user.click(screen.getByRole('checkbox', { name: 'Show the password' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a wrong code says how often it can be entered; a new one waits a minute', async () => {
  const at = await toCode();
  const field = screen.getByLabelText('6-digit code');
  await at.user.type(field, wrongOf(codeIn(at)));
  await at.user.click(button('Confirm'));
  expect(await screen.findAllByText(/You can try 4 more times/)).not.toHaveLength(0);
  await expectNoAxeViolations();
  expect(button('Send a new code')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('You can in 60 seconds')).toBeVisible();
  await at.user.click(button('Send a new code'));
  expect(callsOf(at, 'registration.sendCode')).toEqual([]);
});

test.each([
  ['/member/moreinfo', 'Start with your details'],
  ['/member/confirmation', 'There is no code to enter here'],
  ['/member/validation', 'Open this page from the link that we sent you'],
  ['/member/validation#token=made-up', 'This link does not work'],
])('%s without what it needs says how to go on', async (path, text) => {
  await renderScreen(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start again' })).toBeVisible();
  await expectNoAxeViolations();
});

describe('the link', () => {
  const openLink = async (transport: RenderedScreen['transport'], token: string) => {
    document.body.replaceChildren();
    return renderScreen(`/member/validation#token=${token}`, { transport });
  };
  const linkIn = (at: RenderedScreen) => /#token=(\w+)/.exec(lastText(at))?.[1] ?? '';

  test('confirms the account once, and is not in the URL any more', async () => {
    const at = await toCode();
    const token = linkIn(at);
    await openLink(at.transport, token);
    await heading('Your account is ready');
    expect(window.location.hash).toBe('');
    expect(callsOf(at, 'registration.redeemLink')).toHaveLength(1);
    await reload();
    await heading('Your account is ready');
    await openLink(at.transport, token);
    expect(await screen.findByText('This link was used before')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('that has expired offers a new one', async () => {
    const expired = { body: { outcome: 'expired' } };
    const sent = { body: { outcome: 'sent' } };
    const overrides = { 'registration.redeemLink': expired, 'registration.sendLink': sent };
    const { user } = await renderScreen('/member/validation#token=old', { overrides });
    await screen.findByText('This link has expired');
    await expectNoAxeViolations();
    await user.click(button('Send a new link'));
    expect(await screen.findByText(/^A new link is on its way/)).toBeVisible();
  });
});

test('in Spanish the pages are Spanish, and have no findings of axe', async () => {
  await open({ language: 'es' });
  expect(screen.getByLabelText('N.º de miembro')).toBeVisible();
  await expectNoAxeViolations();
});

test('Back shows what was typed', async () => {
  const at = await toCode();
  act(() => window.history.back());
  await heading('Make your account');
  expect(screen.getByLabelText('Username')).toHaveValue('marisol.new');
  expect(callsOf(at, 'registration.createAccount')).toHaveLength(1);
});
