import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal, type RenderOptions } from '../../../testing';

const open = (options: RenderOptions = {}, path = '/member/caring') =>
  renderPortal(path, { scenario: 'caregiver', ...options });
const signedIn = { signedIn: true, variant: 'member', fromAdminPortal: false };
/** As the BFF answers while the user acts for a member with these scopes. */
const acting = (...scopes: string[]): RenderOptions => ({
  scenario: 'family-access',
  overrides: {
    'session.getStatus': { body: { ...signedIn, caregiver: { scopes } } },
    'caregivers.getMembers': { body: { members: [] } },
  },
});

test('a caregiver chooses whom to help, and the page opens again for that member', async () => {
  const { user, platform } = await open();
  expect(await screen.findByText('Marisol Sampleton', { selector: 'h3' })).toBeVisible();
  expect(screen.getByText('Until October 12, 2027')).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByText('Help Marisol Sampleton', { selector: 'button' }));
  await waitFor(() => expect(platform.visited).toContain('/member/caring'));
  expect(platform.posted).toContainEqual({ kind: 'acting' });
});

test('while a caregiver acts, every screen says for whom, with the way back', async () => {
  const { user, transport } = await open(acting('claims'), '/member/claims');
  const banner = await screen.findByRole('region', { name: 'You are helping Marisol Sampleton' });
  await user.click(within(banner).getByText('Back to my account'));
  expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('session.stopEmulation');
});

test('a screen that is not shared does not open: the page says so, and what can be opened', async () => {
  const { transport } = await open(acting('claims', 'messages'), '/payments');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Marisol Sampleton does not share “.+” with you/,
  );
  const card = screen.getByRole('heading', { name: 'What you can open' }).closest('section')!;
  expect(
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['See claims, drugs and limits', 'Read and send messages']);
  expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('payments.getHistory');
  await expectNoAxeViolations();
});

test('the menu has only what the member shares', async () => {
  await open(acting('claims'));
  const [menu] = await screen.findAllByRole('navigation', { name: 'Main' });
  expect(
    within(menu!)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).not.toContain('Account settings');
  expect(menu).toHaveTextContent(/Claims/);
  expect(menu).not.toHaveTextContent(/Pay my bill|Message Center|ID card/i);
});

test.each(['/member/caring', '/member/claims', '/member/planselection'])(
  'an access that has ended is said on %s, in the user’s own account, until they close the notice',
  async (path) => {
    const caregiverEnded = { givenName: 'Marisol', familyName: 'Sampleton' };
    const { user, transport } = await open(
      { overrides: { 'session.getStatus': { body: { ...signedIn, caregiverEnded } } } },
      path,
    );
    const name = 'You can no longer help Marisol Sampleton';
    const notice = screen.getByRole('region', { name });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(notice).toHaveTextContent(/If you were writing a message for them, it was not sent\./);
    await expectNoAxeViolations();
    await user.click(within(notice).getByRole('button', { name: 'Close this notice' }));
    expect(notice).not.toBeInTheDocument();
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('session.stopEmulation');
  },
);

test('an access without a name that has ended is said too', async () => {
  const caregiverEnded = { givenName: '', familyName: '' };
  await open({ overrides: { 'session.getStatus': { body: { ...signedIn, caregiverEnded } } } });
  expect(screen.getByRole('region', { name: 'Your access has ended' })).toBeVisible();
});

test('a start that is refused says why, and the page stays', async () => {
  const ended = { status: 403, body: { code: 'CAREGIVER_ACCESS_ENDED', status: 403 } };
  const { user, platform } = await open({ overrides: { 'caregivers.start': ended } });
  await user.click(await screen.findByText('Help Marisol Sampleton', { selector: 'button' }));
  expect(await screen.findByText(/^This person no longer lets you help\./)).toBeVisible();
  expect(platform.visited).toEqual([]);
});

test('an invitation that was opened meanwhile stays open', async () => {
  const ended = { status: 403, body: { code: 'CAREGIVER_ACCESS_ENDED', status: 403 } };
  const overrides = { 'notifications.getCounts': ended };
  const path = '/member/family-access/invitation?token=abc';
  const { platform } = await open({ overrides }, path);
  await waitFor(() => expect(platform.reloads).toBe(1));
  expect(platform.visited).toEqual([]);
});

test('while the user acts for a member, that member is marked and not offered again', async () => {
  const member = { accessId: 'A', givenName: 'Marisol', familyName: 'Sampleton', endsAt: null };
  const other = { ...member, accessId: 'B', givenName: 'Theo', scopes: [], isActing: false };
  const members = [{ ...member, scopes: ['claims'], isActing: true }, other];
  const { overrides } = acting('claims');
  await open({
    scenario: 'family-access',
    overrides: { ...overrides, 'caregivers.getMembers': { body: { members } } },
  });
  expect(await screen.findByText('You are helping now')).toBeVisible();
  expect(screen.queryByText('Help Marisol Sampleton')).toBeNull();
  expect(screen.getByText('Help Theo Sampleton', { selector: 'button' })).toBeVisible();
});

test('a call that is refused because the access ended leaves the member’s page', async () => {
  const ended = { status: 403, body: { code: 'CAREGIVER_ACCESS_ENDED', status: 403 } };
  const options = acting('claims');
  const overrides = { ...options.overrides, 'claims.getHistory': ended };
  const { platform } = await open({ ...options, overrides }, '/member/claims');
  await waitFor(() => expect(platform.visited).toContain('/member/caring'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('a page that makes no call learns that the access ended when it is shown again, and shows nothing more', async () => {
  const { platform, transport } = await open(acting('claims'), '/member/claims');
  await screen.findByRole('region', { name: /You are helping/ });
  act(() => platform.emit('shown'));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(platform.visited).toEqual([]);
  transport.override('session.getStatus', { body: signedIn });
  act(() => platform.emit('shown'));
  await waitFor(() => expect(platform.visited).toEqual(['/member/caring']));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('who helps no one is told how to begin; without the service nothing is claimed', async () => {
  await open({ overrides: { 'caregivers.getMembers': { body: { members: [] } } } });
  expect(await screen.findByText(/^You help no one right now\./)).toBeVisible();
});

test('without the service nothing is claimed', async () => {
  await open({ language: 'es', overrides: { 'caregivers.getMembers': { status: 503 } } });
  expect(await screen.findByText(/No se cargó a quién ayuda usted\./)).toBeVisible();
});
