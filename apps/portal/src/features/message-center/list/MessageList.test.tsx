import { messagesOfTab } from '@portal/domain/messages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { actingFor, renderScreen } from '../../../testing';
import { messageList } from '../messages.requests';

const open = (options: Parameters<typeof renderScreen>[1]) =>
  renderScreen('/member/message-center?tab=letters', {
    scenario: 'commercial-member',
    ...options,
  });

test.each([
  { language: 'en' as const, title: 'The newest of 2 messages' },
  { language: 'es' as const, title: 'El mensaje más reciente, de un total de 2' },
])('counts the one message of the newest year, $language', async ({ language, title }) => {
  const { store } = await open({ language });
  await screen.findByRole('tablist');
  const { notifications, ...others } = messageList.select(store.getState()).data!;
  cleanup();
  const letters = messagesOfTab(notifications, 'letters');
  const body = { ...others, notifications: letters.slice(1) };
  await open({ language, overrides: { 'notifications.getList': { body } } });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

const caregiver = { scopes: ['messages'] };

test('counts the messages of the newest year in Spanish', async () => {
  await open({ language: 'es' });
  const title = 'Los 2 mensajes más recientes, de un total de 3';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each([
  { language: 'en' as const, next: /^Choose how we tell you about new messages:/ },
  { language: 'es' as const, next: /^Elija cómo quiere que le avisemos de los mensajes nuevos:/ },
])('an empty tab leads the member to the account settings, $language', async (words) => {
  await open({ scenario: 'notifications-none', language: words.language });
  expect(await screen.findByText(words.next)).toBeVisible();
});

test.each([
  ['a caregiver', { signedIn: true, variant: 'member', actingSince: 1, caregiver }],
  ['support staff', actingFor],
])('an empty tab does not lead %s to the account settings', async (_who, status) => {
  await open({
    scenario: 'notifications-none',
    overrides: { 'session.getStatus': { body: status } },
  });
  expect(await screen.findByText(/^No letters yet/)).toBeVisible();
  expect(screen.queryByText(/^Choose how we tell you/)).toBeNull();
});

test.each([
  {
    language: 'en' as const,
    own: /\byours?\b/i,
    words: ['No letters yet.', 'No EOBs yet.', 'No notifications yet.', 'No messages yet.'],
  },
  {
    language: 'es' as const,
    own: /\bsus?\b/i,
    words: [
      'Aún no hay cartas.',
      'Aún no hay EOB.',
      'Aún no hay notificaciones.',
      'Aún no hay mensajes.',
    ],
  },
])(
  'an empty tab calls nothing the caregiver’s own, $language',
  async ({ language, own, words }) => {
    const { user } = await open({
      scenario: 'notifications-none',
      language,
      overrides: {
        'session.getStatus': {
          body: { signedIn: true, variant: 'member', actingSince: 1, caregiver },
        },
      },
    });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs).toHaveLength(words.length);
    for (const [place, tab] of tabs.entries()) {
      await user.click(tab);
      const panel = screen.getByRole('tabpanel');
      await waitFor(() => expect(panel).toHaveTextContent(words[place]!));
      expect(panel).not.toHaveTextContent(own);
    }
  },
);
