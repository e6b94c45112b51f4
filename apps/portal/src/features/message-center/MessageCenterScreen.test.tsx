import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  actingFor,
  expectNoAxeViolations,
  type RenderedScreen,
  renderScreen,
  type RenderOptions,
} from '../../testing';
import { messageList } from './messages.requests';
import { selectIsComplete } from './messages.slice';
import { notificationCounts } from './notification-counts';

const path = '/member/message-center';
const open = async (search = '', options: RenderOptions = {}) => {
  const rendered = await renderScreen(`${path}${search}`, {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByRole('tablist');
  return rendered;
};
const callsTo = ({ transport }: RenderedScreen, ...ids: string[]) =>
  transport.calls.filter(({ endpointId }) => ids.includes(endpointId));
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const rows = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link'));
const badge = () => screen.getAllByRole('link', { name: /^Message Center/ })[0]?.textContent ?? '';

describe('the list', () => {
  test('has four tabs whose unread counts add up to the badge', async () => {
    const { user } = await open();
    expect(screen.getByText('4 unread. We keep messages for 7 years.')).toBeVisible();
    expect(tabs()).toEqual([
      'Letters (1) 1 unread',
      'EOBs (1) 1 unread',
      'Notifications (1) 1 unread',
      'Other (1) 1 unread',
    ]);
    expect(badge()).toContain('4');
    expect(rows()[0]).toHaveTextContent('A drug needs approval firstNov 3Coverage teamNew');
    await user.click(screen.getByRole('tab', { name: /^Other/ }));
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Your question about order.*NewWaiting for you$/),
      expect.stringMatching(/^Your prescription was moved/),
      expect.stringMatching(/^Price check.*Answered$/),
      expect.stringMatching(/^Thank you/),
      expect.stringMatching(/^Your new ID card/),
    ]);
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/member/contact',
    );
    await expectNoAxeViolations();
  });

  test('is incomplete while it loads, and complete after (AC-2)', async () => {
    const { store } = await open();
    expect(selectIsComplete(store.getState())).toBe(true);
    act(() => void store.dispatch(messageList.requested({ language: 'en' })));
    expect(selectIsComplete(store.getState())).toBe(false);
    await waitFor(() => expect(selectIsComplete(store.getState())).toBe(true));
  });

  test('moves between tabs by arrow keys', async () => {
    const { user } = await open();
    act(() => screen.getByRole('tab', { name: /^Letters/ }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /^Other/ })).toHaveFocus();
    expect(window.location.search).toBe('?tab=other');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^EOBs/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows earlier years on request', async () => {
    const { user } = await open('?tab=letters');
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'The newest 2 of 3 messages' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('heading', { name: '3 messages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
  });

  test('finds subjects, senders and opened texts, and filters; nothing of it is in the URL', async () => {
    const { user } = await open('?message=7007');
    await screen.findByText(/is with our home delivery pharmacy now/);
    const search = screen.getByRole('searchbox', { name: 'Search messages' });
    await user.type(search, 'PHARMACY now');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: '1 message' })).toBeVisible();
    await user.clear(search);
    await user.type(search, '.* 😀');
    expect(await screen.findByText(/No message matches/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await user.selectOptions(screen.getByLabelText('Show'), 'For me to do');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(/Waiting for you$/);
    expect(window.location.search).toBe('?message=7007');
  });

  test('says so when there is nothing, in each tab', async () => {
    const { user } = await open('', { scenario: 'notifications-none' });
    expect(screen.getByText(/^No letters yet/)).toBeVisible();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/member/account-settings',
    );
    expect(screen.queryByText(/^Choose a message/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Other' }));
    expect(screen.getByText(/^No messages yet/)).toBeVisible();
    expect(badge()).toBe('Message Center');
    await expectNoAxeViolations();
  });

  test('that does not load says so, and loads on retry', async () => {
    const rendered = await renderScreen(path, {
      scenario: 'commercial-member',
      overrides: { 'notifications.getList': { status: 503, body: {} } },
    });
    expect(await screen.findByText('Your messages did not load.')).toBeVisible();
    rendered.transport.override('notifications.getList', undefined);
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tablist')).toBeVisible();
  });

  test('is for a minor too, and in Spanish', async () => {
    await open('', { scenario: 'minor-member' });
    expect(screen.getByText(/^No letters yet/)).toBeVisible();
  });

  test('says everything in Spanish', async () => {
    await open('?message=7006', { language: 'es' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Centro de mensajes');
    expect(await screen.findByText(/Nadie tiene que firmar/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Cartas/ })).toBeVisible();
    expect(screen.getAllByText('Esperando su respuesta')[0]).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('reading', () => {
  test('a message has an address, takes the focus, and is read then, here and in other tabs', async () => {
    const rendered = await open();
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
    const rendered = await open('?message=7003');
    await waitFor(() => expect(tabs()[0]).toBe('Letters'));
    await rendered.user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(window.location.search).toBe('?tab=letters');
    expect(rows()[0]).toHaveFocus();
    await waitFor(() => expect(callsTo(rendered, 'notifications.mark')).toHaveLength(2));
    cleanup();
    const { transport } = rendered;
    await renderScreen(`${path}${window.location.search}`, { transport });
    await waitFor(() => expect(tabs()[0]).toBe('Letters (1) 1 unread'));
    expect(rows()[0]).toHaveTextContent(/New$/);
  });

  test('an unknown message leaves the list usable', async () => {
    await open('?message=NO-SUCH');
    expect(screen.getByRole('heading', { name: 'We do not have this message' })).toBeVisible();
    expect(rows()).not.toHaveLength(0);
  });

  test('all of a tab are marked at once, by the call of the tab', async () => {
    const rendered = await open('?tab=eobs');
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
    const { user } = await open('', { scenario: 'messages-failing' });
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not mark it as read');
    expect(tabs()[0]).toBe('Letters (1) 1 unread');
    expect(badge()).toContain('4');
    await user.click(rows()[0] as HTMLElement);
    expect(await screen.findByText('This message did not load.')).toBeVisible();
  });

  test('the list and the badge are loaded again when the page is visible again, or another tab read', async () => {
    const rendered = await open();
    const count = () => callsTo(rendered, 'notifications.getList').length;
    expect(count()).toBe(1);
    act(() => rendered.platform.emit('shown'));
    await waitFor(() => expect(count()).toBe(2));
    act(() => rendered.platform.receive({ kind: 'messages' }));
    await waitFor(() => expect(count()).toBe(3));
    expect(callsTo(rendered, 'notifications.getCounts')).toHaveLength(3);
  });

  test('the list is loaded again when the badge counts more than it has', async () => {
    const rendered = await open();
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
    const rendered = await open('?message=7006', {
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
    await open('?message=7003', {
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
