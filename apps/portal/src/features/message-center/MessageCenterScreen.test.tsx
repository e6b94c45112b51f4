import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../../testing';
import { messageList } from './messages.requests';
import { selectIsComplete } from './messages.slice';
import { badge, openMessages, path, rows, tabs } from './testing/message-center';

describe('the list', () => {
  test('has four tabs whose unread counts add up to the badge', async () => {
    const { user } = await openMessages();
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
    const { store } = await openMessages();
    expect(selectIsComplete(store.getState())).toBe(true);
    act(() => void store.dispatch(messageList.requested({ language: 'en' })));
    expect(selectIsComplete(store.getState())).toBe(false);
    await waitFor(() => expect(selectIsComplete(store.getState())).toBe(true));
  });

  test('moves between tabs by arrow keys', async () => {
    const { user } = await openMessages();
    act(() => screen.getByRole('tab', { name: /^Letters/ }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /^Other/ })).toHaveFocus();
    expect(window.location.search).toBe('?tab=other');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^EOBs/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows earlier years on request', async () => {
    const { user } = await openMessages('?tab=letters');
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'The newest 2 of 3 messages' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('heading', { name: '3 messages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
  });

  test('finds subjects, senders and opened texts, and filters; nothing of it is in the URL', async () => {
    const { user } = await openMessages('?message=7007');
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
    const { user } = await openMessages('', { scenario: 'notifications-none' });
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
    const rendered = await renderPortal(path, {
      scenario: 'commercial-member',
      overrides: { 'notifications.getList': { status: 503, body: {} } },
    });
    expect(await screen.findByText('Your messages did not load.')).toBeVisible();
    rendered.transport.override('notifications.getList', undefined);
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tablist')).toBeVisible();
  });

  test('is for a minor too, and in Spanish', async () => {
    await openMessages('', { scenario: 'minor-member' });
    expect(screen.getByText(/^No letters yet/)).toBeVisible();
  });

  test('says everything in Spanish', async () => {
    await openMessages('?message=7006', { language: 'es' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Centro de mensajes');
    expect(await screen.findByText(/Nadie tiene que firmar/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Cartas/ })).toBeVisible();
    expect(screen.getAllByText('Esperando su respuesta')[0]).toBeVisible();
    await expectNoAxeViolations();
  });
});
