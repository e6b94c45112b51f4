import { act, screen, waitFor } from '@testing-library/react';
import { type RenderOptions, renderPortal } from '../testing';

const own = { signedIn: true, variant: 'member', fromAdminPortal: false, actingSince: 0 };
const member = {
  ...own,
  actingSince: 1794225600000,
  caregiver: { scopes: ['claims', 'messages'] },
};

const open = async (status: object, options: RenderOptions = {}) => {
  const rendered = await renderPortal('/member/message-center?message=7006', {
    scenario: 'commercial-member',
    ...options,
    overrides: { 'session.getStatus': { body: status }, ...options.overrides },
  });
  return { ...rendered, field: await screen.findByLabelText(/^Your answer/) };
};

test('each call of a page says for whom it was loaded', async () => {
  const { transport } = await open(member);
  const said = transport.calls
    .filter(({ endpointId }) => endpointId.startsWith('notifications.'))
    .map(({ headers }) => headers['x-acting-since']);
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said)).toEqual(new Set(['1794225600000']));
});

test('acting for a member begins in another tab: what was typed is saved, nothing of the page stays, and it reloads', async () => {
  const { user, field, platform, transport } = await open(own);
  await user.type(field, 'My own question');
  act(() => platform.receive({ kind: 'acting' }));
  expect(screen.queryByText(/Your question about order/)).toBeNull();
  await waitFor(() => expect(platform.reloads).toBe(1));
  const saved = transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save');
  expect(saved.at(-1)).toMatchObject({
    body: { content: { body: 'My own question' } },
    headers: { 'x-acting-since': '0' },
  });
});

test('a tab that did not hear of it reloads when its call is refused, once, and sends nothing else', async () => {
  const refusal = { status: 403, body: { code: 'ACTING_CHANGED', status: 403 } };
  const overrides = { 'messages.reply': refusal, 'notifications.getCounts': refusal };
  const { user, field, platform, transport } = await open(own, { overrides: {} });
  for (const [id, answer] of Object.entries(overrides)) transport.override(id, answer);
  await user.type(field, 'Private');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(platform.reloads).toBe(1));
  expect(screen.queryByLabelText(/^Your answer/)).toBeNull();
  const sent = transport.calls.filter(({ endpointId }) => endpointId === 'messages.reply');
  expect(sent).toHaveLength(1);
});

test.each(['Stop viewing', 'Back to my account'])(
  'who stops by “%s” notifies the other tabs, and this one shows nothing more',
  async (name) => {
    const emulation = { mode: 'emulation', expiresAt: '2026-11-05T14:30:00Z', remainingMs: 60_000 };
    const status = name === 'Stop viewing' ? { ...own, emulation } : member;
    const { user, platform } = await renderPortal('/member/claims', {
      scenario: 'commercial-member',
      overrides: { 'session.getStatus': { body: status } },
    });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(platform.posted).toContainEqual({ kind: 'acting' }));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    // Its own late answers do not turn it round.
    act(() => platform.receive({ kind: 'acting' }));
    expect(platform.reloads + platform.visited.length).toBe(1);
  },
);
