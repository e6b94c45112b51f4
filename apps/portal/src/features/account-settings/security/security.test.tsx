import { fireEvent, screen, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderOptions } from '../../../testing';
import { acting, openSettings } from '../testing/settings';

const section = () => within(document.getElementById('security')!);
const rows = (title: string) =>
  [...section().getByText(title).closest('div')!.querySelectorAll('li')].map(
    ({ textContent }) => textContent,
  );
const open = async (options: RenderOptions = {}) => {
  const opened = await openSettings(options);
  await section().findByText(options.language === 'es' ? /^Último uso|Último uso/ : 'This browser');
  return opened;
};
const now = new Date('2026-11-05T15:00:00.000Z');

test('the sessions show browser and times, this one first, and no place', async () => {
  await openSettings({ now });
  await section().findByText('This browser');
  const shown = rows('Signed in now');
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatch(/^ChromeThis browserSigned in November 5, 2026 at .+ · Last used at/);
  expect(shown[1]).toMatch(/^SafariSigned in .+Sign out Safari, signed in November 5, 2026 at /);
  await expectNoAxeViolations();
});

test('one session is ended: it is gone from the list, which says so and has the focus', async () => {
  const { user, transport } = await open();
  await user.click(section().getByText(/^Sign out$/, { selector: 'li:nth-child(2) button' }));
  expect(await section().findByText(/^Signed out\. That browser needs/)).toBeVisible();
  await screen.findByText('Edge');
  expect(rows('Signed in now')).toHaveLength(2);
  expect(section().getByText('Signed in now')).toHaveFocus();
  expect(transport.calls).toContainEqual(
    expect.objectContaining({
      endpointId: 'accountSecurity.endSession',
      params: { sessionId: 'on-the-phone' },
    }),
  );
});

test('two sessions are ended side by side: each has its own call', async () => {
  const { transport } = await open();
  const [first, second] = section().getAllByText(/^Sign out$/, { selector: 'li button' });
  fireEvent.click(first!);
  fireEvent.click(second!);
  await section().findByText(/^Signed out\. That browser needs/);
  const ended = transport.calls.filter(
    ({ endpointId }) => endpointId === 'accountSecurity.endSession',
  );
  expect(ended).toHaveLength(2);
});

test('all others are ended after a question, which says what is lost', async () => {
  const { user } = await open();
  await user.click(section().getByText('Sign out everywhere else'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/What was typed there and not saved is lost/)).toBeVisible();
  await user.click(dialog.getByText('Keep them'));
  expect(rows('Signed in now')).toHaveLength(3);
  await user.click(section().getByText('Sign out everywhere else'));
  await user.click(within(screen.getByRole('dialog')).getByText('Sign out everywhere else'));
  expect(await section().findByText('You are signed in on this browser only.')).toBeVisible();
  expect(rows('Signed in now')).toHaveLength(1);
  expect(section().queryByText('Sign out everywhere else')).toBeNull();
});

test('a session that could not be ended says that it may go on, and stays in the list', async () => {
  const overrides = {
    'accountSecurity.endSession': { status: 503 },
    'accountSecurity.endOtherSessions': { status: 503 },
  };
  const { user } = await open({ overrides });
  await user.click(section().getByText(/^Sign out$/, { selector: 'li:nth-child(2) button' }));
  expect(await section().findByText(/^We could not sign it out\./)).toBeVisible();
  expect(rows('Signed in now')).toHaveLength(3);
  expect(section().queryByText(/^Signed out\./)).toBeNull();
});

test('the history shows how each sign-in ended, five at first', async () => {
  const signIns = Array.from({ length: 7 }, (_, i) => ({
    at: `2026-11-0${5 - Math.min(i, 4)}T1${i}:00:00.000Z`,
    browser: i === 6 ? 'other' : 'firefox',
    outcome: 'resumed',
  }));
  const { user } = await open({
    overrides: { 'accountSecurity.getSignIns': { body: { signIns } } },
  });
  expect(rows('Sign-in history')).toHaveLength(5);
  expect(rows('Sign-in history')[0]).toMatch(/Firefox · Signed in without a password/);
  await user.click(section().getByText('Show all 7'));
  expect(rows('Sign-in history')).toHaveLength(7);
  expect(rows('Sign-in history')[6]).toMatch(/Another browser/);
});

test('what does not load says so, and loads again on request', async () => {
  const overrides = {
    'accountSecurity.getSessions': { status: 503 },
    'accountSecurity.getSignIns': { status: 503 },
  };
  const { user, transport } = await openSettings({ overrides });
  expect(await section().findByText(/^We could not load where you are signed in/)).toBeVisible();
  expect(await section().findByText(/^Your sign-ins did not load/)).toBeVisible();
  transport.override('accountSecurity.getSessions', undefined);
  await user.click(section().getAllByText('Try again')[0]!);
  expect(await section().findByText('This browser')).toBeVisible();
});

test('the password is changed by a code or a link, as a forgotten one', async () => {
  const { user } = await open();
  expect(section().getByText(/^We send you a code or a link.+signed out everywhere/)).toBeVisible();
  await user.click(section().getByText('Change your password'));
  expect(await screen.findByLabelText('Username or email')).toBeVisible();
});

test.each([{ externalSSOUser: 'true' }, { fromAdminPortal: 'true' }])(
  'who has no account here (%j) is not offered a password',
  async (change) => {
    const profile = { memebrId: 'EVF00421787', dob: '1978-03-02', ...change };
    await openSettings({ overrides: { 'user.getMemberInfo': { body: profile } } });
    expect(await section().findByText(/^You sign in through another company/)).toBeVisible();
    expect(section().queryByText('Change your password')).toBeNull();
  },
);

test('staff read both and can end nothing', async () => {
  await openSettings({ overrides: acting });
  await section().findByText('Safari');
  expect(section().queryByRole('button')).toBeNull();
  expect(section().queryByText('Password')).toBeNull();
});

test('speaks Spanish', async () => {
  await openSettings({ language: 'es', now });
  expect(await section().findByText('Este navegador')).toBeVisible();
  expect(rows('Sesiones abiertas ahora')[1]).toMatch(
    /^SafariInició sesión el 5 de noviembre de 2026 a la/,
  );
  expect(rows('Inicios de sesión recientes')[3]).toMatch(
    /^2 de noviembre de 2026, a las? .+Firefox/,
  );
});
