import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing';

const choose = async (answer: { status?: number; body?: unknown }) => {
  const rendered = await renderPortal('/member/glossary', {
    scenario: 'commercial-member',
    overrides: { 'session.fetchMailOrderToken': answer as never },
  });
  const bar = within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
  await rendered.user.click(bar.getByText('Tools and Resources'));
  await rendered.user.click(bar.getByRole('link', { name: 'Home delivery' }));
  return rendered;
};

test.each([
  ['fetched', { body: { ready: true } }],
  ['refused', { status: 503 }],
])('the mail-order entry opens its page after a token was %s', async (_how, answer) => {
  const { transport, platform } = await choose(answer);
  await waitFor(() => expect(platform.visited).toEqual(['/member/mailorder']));
  const requested = transport.calls.map(({ endpointId }) => endpointId);
  expect(requested).toContain('session.fetchMailOrderToken');
});

test('the focus goes from the heading of the wait to the one of the screen', async () => {
  await renderPortal('/member/mail-order', {
    scenario: 'commercial-member',
    overrides: { 'session.fetchMailOrderToken': { body: { ready: true }, delayMs: 1000 } },
    settle: false,
  });
  await screen.findByText('Loading home delivery…');
  const waiting = screen.getByRole('heading', { level: 1 });
  waiting.tabIndex = -1;
  act(() => waiting.focus());
  await screen.findByRole('region', { name: 'Ready to order' });
  expect(waiting).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
