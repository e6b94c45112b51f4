import { cleanup, screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { fillIn, openInvite as open, send } from '../testing/invite';

test('an invitation is sent once, to the email, and the page says until when it is open', async () => {
  const opened = await open();
  await fillIn(opened);
  await send(opened);
  expect(await screen.findByText('The invitation is on its way')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^The invitation is on its way/);
  expect(
    screen.getByText(
      'We sent it to pim.newbury@example.com. It can be accepted until December 5, 2026.',
    ),
  ).toBeVisible();
  const { transport } = opened;
  expect(transport.sent).toMatchObject([{ kind: 'email', to: 'pim.newbury@example.com' }]);
  await expectNoAxeViolations();

  // A reload, and another tab: as the service has it.
  const { search } = window.location;
  cleanup();
  await renderScreen(`/member/family-access/invite${search}`, {
    scenario: 'family-access',
    transport,
  });
  expect(await screen.findByText(/^We sent it to pim\.newbury@example\.com/)).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('the page says so too when it was opened from the list of people, which is older', async () => {
  const opened = await renderScreen('/member/family-access', { scenario: 'family-access' });
  await screen.findByRole('heading', { level: 3, name: 'Imre Testworth' });
  await opened.user.click(screen.getByRole('link', { name: 'Invite a caregiver' }));
  await screen.findByLabelText('Name');
  await fillIn(opened);
  await send(opened);
  expect(await screen.findByText(/^We sent it to pim\.newbury@example\.com/)).toBeVisible();
  expect(window.location.pathname).toBe('/member/family-access/invite');
});

test('staff who act for the member read that they can change nothing, and see no form', async () => {
  const emulation = { mode: 'emulation', expiresAt: '2026-11-05T14:30:00Z', remainingMs: 60_000 };
  const body = { signedIn: true, variant: 'member', fromAdminPortal: false, emulation };
  await open({ overrides: { 'session.getStatus': { body } } });
  expect(screen.getByText('Read only: only the member can change this.')).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(screen.queryByText('Send the invitation')).toBeNull();
});

test('what is missing is listed, and nothing is sent', async () => {
  const opened = await open();
  await send(opened);
  for (const text of [
    'Enter their name.',
    'Enter their email.',
    'Check this box. Only a person of 18 or older can help you.',
    'Choose at least one thing that they can do.',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(opened.transport.sent).toEqual([]);
  await expectNoAxeViolations();
});

test('the member’s own email is refused by the service too, next to its field', async () => {
  const opened = await open();
  await fillIn(opened, 'marisol.sampleton@example.com');
  await send(opened);
  expect(
    (await screen.findAllByText('This is your own email. Enter the one of the other person.'))
      .length,
  ).toBeGreaterThan(0);
  expect(opened.transport.sent).toEqual([]);
});

test('a failure keeps what was entered', async () => {
  const opened = await open({ overrides: { 'familyAccess.invite': { status: 503 } } });
  await fillIn(opened);
  await send(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('The invitation was not sent.');
  expect(screen.getByLabelText('Name')).toHaveValue('Pim Newbury');
});

test('messages are offered with what they can name', async () => {
  await open();
  expect(
    screen.getByRole('checkbox', {
      name: 'Read and send messages. Letters and notices can name drugs and claims.',
    }),
  ).toBeVisible();
});

test.each([
  ['<b>@x', 'Enter an email address like name@example.com.'],
  [`${'a'.repeat(65)}@example.com`, /^This email is too long\./],
])('the email %s is refused with what to enter', async (email, text) => {
  const opened = await open();
  await fillIn(opened, email);
  await send(opened);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(opened.transport.sent).toEqual([]);
});

test('a name is sent without characters that no one sees', async () => {
  const opened = await open();
  await fillIn(opened);
  await opened.user.type(screen.getByLabelText('Name'), '\u202e');
  await send(opened);
  await screen.findByText('The invitation is on its way');
  const { body } = opened.transport.calls.find(
    ({ endpointId }) => endpointId === 'familyAccess.invite',
  )!;
  expect(body).toMatchObject({ name: 'Pim Newbury' });
});
