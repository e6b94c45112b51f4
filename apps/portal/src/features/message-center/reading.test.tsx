import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { actingFor, expectNoAxeViolations, renderPortal } from '../../testing';
import { notificationCounts } from './notification-counts';
import { badge, callsTo, openMessages, path, rows, tabs } from './testing/message-center';

describe('reading', () => {
  test('a message has an address, takes the focus, and is read then, here and in other tabs', async () => {
    const rendered = await openMessages();
    await rendered.user.click(rows()[0] as HTMLElement);
    const article = await screen.findByRole('article', { name: 'A drug needs approval first' });
    expect(within(article).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(window.location.search).toBe('?message=7003');
    expect(await within(article).findByText(/^If we do not approve it/)).toBeVisible();
    await waitFor(() => expect(tabs()[0]).toBe('Letters'));
    expect(badge()).toContain('3');
    await waitFor(() => expect(rendered.platform.posted).toContainEqual({ kind: 'messages' }));
    expect(callsTo(rendered, 'notifications.mark').map(({ body }) => body)).toEqual([
      { mpmIds: ['7003'], read: true },
    ]);
    await rendered.user.click(within(article).getByRole('link', { name: 'Back to the list' }));
    expect(rows()[0]).toHaveFocus();
    expect(window.location.search).toBe('?tab=letters');
    await expectNoAxeViolations();
  });

  test('one that is marked as unread closes, so that it stays unread', async () => {
    const rendered = await openMessages('?message=7003');
    await waitFor(() => expect(tabs()[0]).toBe('Letters'));
    await rendered.user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(window.location.search).toBe('?tab=letters');
    expect(rows()[0]).toHaveFocus();
    await waitFor(() => expect(callsTo(rendered, 'notifications.mark')).toHaveLength(2));
    cleanup();
    const { transport } = rendered;
    await renderPortal(`${path}${window.location.search}`, { transport });
    await waitFor(() => expect(tabs()[0]).toBe('Letters (1) 1 unread'));
    expect(rows()[0]).toHaveTextContent(/New$/);
  });

  test('an unknown message leaves the list usable', async () => {
    await openMessages('?message=NO-SUCH');
    expect(screen.getByRole('heading', { name: 'We do not have this message' })).toBeVisible();
    expect(rows()).not.toHaveLength(0);
  });

  test('all of a tab are marked at once, by the call of the tab', async () => {
    const rendered = await openMessages('?tab=eobs');
    for (const [name, left] of [
      [/^EOBs/, '3'],
      [/^Other/, '2'],
      [/^Notifications/, '1'],
    ] as const) {
      await rendered.user.click(screen.getByRole('tab', { name }));
      await rendered.user.click(screen.getByRole('button', { name: 'Mark all read' }));
      expect(badge()).toContain(left);
      expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    }
    await waitFor(() => expect(rendered.platform.posted).toHaveLength(3));
    const marks = ['mark', 'markEobRead', 'markOtherRead'].map((name) => `notifications.${name}`);
    expect(callsTo(rendered, ...marks).map(({ endpointId, body }) => [endpointId, body])).toEqual([
      ['notifications.markEobRead', undefined],
      ['notifications.markOtherRead', undefined],
      ['notifications.mark', { mpmIds: ['7002'], read: true }],
    ]);
  });

  test('a mark that is refused is taken back and said', async () => {
    const { user } = await openMessages('', { scenario: 'messages-failing' });
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not save what you read');
    expect(tabs()[0]).toBe('Letters (1) 1 unread');
    expect(badge()).toContain('4');
    await user.click(rows()[0] as HTMLElement);
    expect(await screen.findByText('The message did not load.')).toBeVisible();
  });

  test('a message that did not load offers to try again and the way back alone', async () => {
    const { transport, user } = await openMessages('?message=7002', {
      overrides: { 'notifications.getMessage': { status: 503, body: {} } },
    });
    expect(await screen.findByText('The message did not load.')).toBeVisible();
    const message = within(screen.getByRole('article'));
    expect(message.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    expect(message.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try again',
    ]);
    transport.override('notifications.getMessage', undefined);
    await user.click(message.getByRole('button'));
    expect(await message.findByRole('button', { name: 'Print' })).toBeVisible();
  });

  test('the tools of a message keep their place while it loads', async () => {
    let release = (): void => {};
    await openMessages('?message=7002', {
      before: (network) => void (release = network.hold('notifications.getMessage')),
    });
    const print = await screen.findByRole('button', { name: 'Print' });
    expect(print.closest('.held')).not.toBeNull();
    act(release);
    await waitFor(() => expect(print.closest('.held')).toBeNull());
    expect(print).toBeVisible();
  });

  test('the list and the badge are loaded again when the page is visible again, or another tab read', async () => {
    const rendered = await openMessages();
    const count = () => callsTo(rendered, 'notifications.getList').length;
    expect(count()).toBe(1);
    act(() => rendered.platform.emit('shown'));
    await waitFor(() => expect(count()).toBe(2));
    act(() => rendered.platform.receive({ kind: 'messages' }));
    await waitFor(() => expect(count()).toBe(3));
    expect(callsTo(rendered, 'notifications.getCounts')).toHaveLength(3);
  });

  test('the list is loaded again when the badge counts more than it has', async () => {
    const rendered = await openMessages();
    const unread = (count: number) => ({ unread: count });
    const body = { notifications: unread(2), eob: unread(1), other: unread(2) };
    rendered.transport.override('notifications.getCounts', { body });
    act(() => void rendered.store.dispatch(notificationCounts.requested()));
    await waitFor(() => expect(callsTo(rendered, 'notifications.getList')).toHaveLength(2));
    // What the list says in the end is what the badge says.
    await waitFor(() => expect(badge()).toContain('4'));
    expect(callsTo(rendered, 'notifications.getList')).toHaveLength(2);
  });

  test('support staff leave no trace', async () => {
    const rendered = await openMessages('?message=7006', {
      overrides: { 'session.getStatus': { body: actingFor } },
    });
    expect(await screen.findByText('Only the member can answer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    expect(callsTo(rendered, 'notifications.mark')).toEqual([]);
  });

  test('markup and text from right to left are shown as they were written', async () => {
    const body = '<img src=x onerror=alert(1)> **bold** {name} שלום 👩‍⚕️';
    const message = { mpmId: '7003', subject: 'Æ'.repeat(51), sender: 'مرحبا', tab: 'letters' };
    const about = { ...message, category: '', sentOn: '2026-11-03T16:20:00-06:00', read: true };
    await openMessages('?message=7003', {
      overrides: {
        'notifications.getMessage': {
          body: { ...about, status: 'none', body, action: null, statement: null, thread: null },
        },
      },
    });
    expect(await screen.findByText(body)).toBeVisible();
    expect(screen.getByText(body)).toHaveAttribute('dir', 'auto');
  });
});
