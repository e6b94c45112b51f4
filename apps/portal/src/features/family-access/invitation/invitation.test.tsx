import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../../testing';

const invitation = {
  givenName: 'Marisol',
  familyName: 'Sampleton',
  scopes: [{ scope: 'claims' }, { scope: 'pay' }, { scope: 'messages' }],
  endsAt: '2026-12-02T14:00:00Z',
};
const reading = (outcome: string) => ({
  body: { outcome, invitation: outcome === 'open' ? invitation : null },
});
const open = (options: RenderOptions = {}) =>
  renderScreen('/member/family-access/invitation?token=t1', {
    scenario: 'caregiver',
    ...options,
  });

const openOne = (more: RenderOptions['overrides'] = {}) =>
  open({ overrides: { 'familyAccess.readInvitation': reading('open'), ...more } });
const press = ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(screen.getByText(name, { selector: 'button' }));

test('an open invitation says who asks, for what and for how long, and needs both statements', async () => {
  const opened = await openOne({ 'familyAccess.answer': { body: { outcome: 'accepted' } } });
  expect(await screen.findByText('Marisol Sampleton asks for your help')).toBeVisible();
  expect(screen.getByText('See and pay bills')).toBeVisible();
  expect(screen.getByText('Letters and notices can name drugs and claims.')).toBeVisible();
  expect(screen.getByText(/^Answer by December 2, 2026\./)).toBeVisible();
  await press(opened, 'Accept');
  expect(screen.getAllByText('Check this box to accept, or decline.').length).toBeGreaterThan(0);
  expect(opened.transport.calls.map(({ endpointId }) => endpointId)).not.toContain(
    'familyAccess.answer',
  );
  await expectNoAxeViolations();
  await opened.user.click(screen.getByLabelText('I am 18 or older.'));
  await opened.user.click(screen.getByLabelText(/^I act only for Marisol Sampleton/));
  await press(opened, 'Accept');
  expect(await screen.findByText('You accepted the invitation')).toBeVisible();
  expect(opened.transport.calls).toContainEqual(
    expect.objectContaining({
      body: { token: 't1', answer: 'accept', isAdult: true, agrees: true },
    }),
  );
});

test('it can be declined without any statement', async () => {
  const opened = await openOne({ 'familyAccess.answer': { body: { outcome: 'declined' } } });
  await screen.findByText('Marisol Sampleton asks for your help');
  await press(opened, 'Decline');
  expect(await screen.findByText('You declined the invitation')).toBeVisible();
});

test.each([
  ['accepted', 'You accepted the invitation'],
  ['declined', 'You declined the invitation'],
  ['expired', 'This invitation has expired'],
  ['closed', 'This invitation is no longer open'],
  ['otherAccount', 'This invitation is for another account'],
  ['own', 'You sent this invitation yourself'],
  ['unknown', 'We do not know this invitation'],
])('one that is %s says so and can’t be answered', async (outcome, title) => {
  await open({ overrides: { 'familyAccess.readInvitation': reading(outcome) } });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText('Accept')).toBeNull();
});

test('one that is closed may have been replaced: the last email has the newer one', async () => {
  await open({ overrides: { 'familyAccess.readInvitation': reading('closed') } });
  expect(await screen.findByText(/If you have a later email, open that one\./)).toBeVisible();
});

describe('with the link open while they help a member', () => {
  const acting = {
    signedIn: true,
    variant: 'member',
    fromAdminPortal: false,
    actingSince: 1,
    caregiver: { scopes: ['claims'] },
  };
  test.each([
    ['en', 'You are helping Pim Newbury now', 'Back to my account'],
    ['es', 'Ahora está ayudando a Pim Newbury', 'Volver a mi cuenta'],
  ] as const)(
    'it stays, says so, and opens in their own account (%s)',
    async (language, title, back) => {
      const rendered = await open({
        language,
        overrides: { 'session.getStatus': { body: acting } },
      });
      expect(await screen.findByText(title)).toBeVisible();
      expect(window.location.search).toBe('?token=t1');
      expect(rendered.transport.calls.map(({ endpointId }) => endpointId)).not.toContain(
        'familyAccess.readInvitation',
      );
      await expectNoAxeViolations();
      const main = within(screen.getByRole('main'));
      await rendered.user.click(main.getByRole('button', { name: back }));
      await waitFor(() => expect(rendered.platform.reloads).toBe(1));
      expect(rendered.platform.visited).toEqual([]);
      // Events are reported after a while, whatever the page does.
      const calls = rendered.transport.calls.map(({ endpointId }) => endpointId);
      expect(calls.filter((id) => id !== 'events.report').at(-1)).toBe('session.stopEmulation');
    },
  );
});

test('an answer that did not arrive can be given again', async () => {
  const opened = await openOne({ 'familyAccess.answer': { status: 503 } });
  await screen.findByText('Marisol Sampleton asks for your help');
  await press(opened, 'Decline');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answer did not arrive.');
  expect(screen.getByText('Accept', { selector: 'button' })).toBeEnabled();
});

test.each([
  ['accepted', 'You accepted the invitation'],
  ['declined', 'You declined the invitation'],
])(
  'an answer that is %s, but whose own answer was lost, is shown as given',
  async (outcome, title) => {
    const opened = await openOne({ 'familyAccess.answer': { offline: true } });
    await screen.findByText('Marisol Sampleton asks for your help');
    opened.transport.override('familyAccess.readInvitation', reading(outcome));
    await press(opened, 'Decline');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an answer that never arrived is said not to have', async () => {
  const opened = await openOne({ 'familyAccess.answer': { offline: true } });
  await screen.findByText('Marisol Sampleton asks for your help');
  await press(opened, 'Decline');
  expect(await screen.findByText(/^Checking if your answer arrived/)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answer has not reached us');
  expect(screen.getByText('Accept', { selector: 'button' })).toBeEnabled();
});

test('an answer to an invitation whose state is not known is not known either', async () => {
  const opened = await openOne({ 'familyAccess.answer': { offline: true } });
  await screen.findByText('Marisol Sampleton asks for your help');
  opened.transport.override('familyAccess.readInvitation', reading('paused'));
  await press(opened, 'Decline');
  expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
    'We do not know if your answer arrived',
  );
  expect(screen.getByText('Decline', { selector: 'button' })).toBeEnabled();
});

test('that another invitation was not answered is not said here', async () => {
  const opened = await openOne({ 'familyAccess.answer': { status: 503 } });
  await screen.findByText('Marisol Sampleton asks for your help');
  await press(opened, 'Decline');
  await screen.findByRole('alert');
  act(() => {
    window.history.pushState(null, '', '/member/family-access/invitation?token=t2');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await waitFor(() =>
    expect(opened.transport.calls).toContainEqual(
      expect.objectContaining({ endpointId: 'familyAccess.readInvitation', body: { token: 't2' } }),
    ),
  );
  await screen.findByText('Marisol Sampleton asks for your help');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without the service the invitation can be opened again', async () => {
  await open({ overrides: { 'familyAccess.readInvitation': { status: 503 } } });
  expect(await screen.findByText(/The invitation did not open\./)).toBeVisible();
});
