import { createApiClient } from '@portal/api-client';
import { messages } from '@portal/contracts/messages';
import { firstValueFrom } from 'rxjs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { actingFor, expectNoAxeViolations, renderScreen } from '../../testing';
import { answer, openMessage, send, sentIn } from './testing/open-message';

test('a secure message shows who said what, what it is about, and how it stands', async () => {
  await openMessage();
  const message = screen.getByRole('article', { name: /^Your question about order/ });
  expect(within(message).getByRole('link', { name: 'Order HD-20418' })).toHaveAttribute(
    'href',
    '/member/mail-order/orders?order=HD-20418',
  );
  expect(within(message).getByText('Waiting for you')).toBeVisible();
  expect(
    within(message)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['You', 'Dr. Lindon Petalworth, pharmacist']);
  expect(screen.getByText(/^Not for emergencies: call/)).toBeVisible();
  expect(screen.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
});

describe('words that a caregiver wrote', () => {
  const caregiver = { scopes: ['claims', 'messages'] };
  const own = { signedIn: true, variant: 'member', actingSince: 0 };
  const openAs = async (status: object, language: 'en' | 'es' = 'en') => {
    await renderScreen('/member/message-center?message=7301', {
      scenario: 'family-access',
      language,
      overrides: { 'session.getStatus': { body: { ...own, ...status } } },
    });
    const headings = await screen.findAllByRole('heading', { level: 3 });
    return [
      ...headings.map(({ textContent }) => textContent),
      screen.getByRole('link', { name: /^(Which pharmacy|¿Qué farmacia)/ }).textContent,
    ];
  };

  test.each([
    ['en', 'You', 'Pim Newbury, for you'],
    ['es', 'Usted', 'Pim Newbury, en nombre de usted'],
  ] as const)('name the caregiver to the member (%s)', async (language, you, author) => {
    expect(await openAs({}, language)).toEqual([
      you,
      expect.stringMatching(/^(Member services|Servicio a miembros)$/),
      author,
      expect.stringContaining(author),
    ]);
    await expectNoAxeViolations();
  });

  test.each([
    ['en', 'a caregiver', { caregiver, actingSince: 1 }, 'Pim Newbury, for Marisol Sampleton'],
    [
      'es',
      'a caregiver',
      { caregiver, actingSince: 1 },
      'Pim Newbury, en nombre de Marisol Sampleton',
    ],
    ['en', 'support staff', actingFor, 'Pim Newbury, for Marisol Sampleton'],
  ] as const)(
    'name both (%s) to %s who acts for the member',
    async (language, _who, status, author) => {
      expect(await openAs(status, language)).toEqual([
        'Marisol Sampleton',
        expect.anything(),
        author,
        expect.stringContaining(author),
      ]);
    },
  );
});

test('a reply is sent once, waits for us, says when we answer, and leaves no draft', async () => {
  const rendered = await openMessage({ 'messages.reply': { delayMs: 30 } });
  await rendered.user.type(answer(), '<b>Leave it</b> 😀 שלום');
  await rendered.user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^We answer by November 6, 2026/)).toBeVisible();
  expect(screen.getByText('<b>Leave it</b> 😀 שלום', { selector: 'p' })).toBeVisible();
  expect(answer()).toHaveValue('');
  expect(await screen.findAllByText('Waiting for us')).toHaveLength(2);
  const [sent, ...more] = sentIn(rendered);
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({ language: 'en', body: '<b>Leave it</b> 😀 שלום' });
  expect(rendered.platform.posted).toContainEqual({ kind: 'messages' });
  await waitFor(() => expect(sentIn(rendered, 'drafts.remove')).toHaveLength(1));
  await expectNoAxeViolations();
});

test('a reply that is too long says so once its field is left; an empty one says nothing yet', async () => {
  const rendered = await openMessage();
  await rendered.user.click(answer());
  await rendered.user.tab();
  expect(screen.queryByText('Write your answer.')).toBeNull();
  await rendered.user.click(answer());
  await rendered.user.paste('a'.repeat(4001));
  expect(screen.queryByText('Use 4,000 characters or fewer.')).toBeNull();
  await rendered.user.tab();
  expect(screen.getByText('Use 4,000 characters or fewer.')).toBeVisible();
});

test('an empty reply and one that is too long are not sent', async () => {
  const rendered = await openMessage();
  await rendered.user.type(answer(), '  ');
  await send(rendered);
  expect(screen.getByText('Write your answer.')).toBeVisible();
  expect(answer()).toHaveFocus();
  await rendered.user.clear(answer());
  await rendered.user.click(answer());
  await rendered.user.paste('a'.repeat(4001));
  expect(screen.getByText('Use 4,000 characters or fewer.')).toBeVisible();
  expect(screen.getByText('1 character too many')).toBeVisible();
  await rendered.user.paste('a');
  expect(screen.getByText('2 characters too many')).toBeVisible();
  await send(rendered);
  expect(sentIn(rendered)).toEqual([]);
});

test.each([
  ['503', { status: 503, body: {} }, /^Your message was not sent.*is not available now\./],
  ['401', { status: 401, body: {} }, /^Your message was not sent.*You are signed out\./],
  ['no answer', { offline: true as const }, /^Your message has not reached us.*only once/],
])('with %s nothing typed is lost, and the same reply is sent again', async (_n, failure, text) => {
  const rendered = await openMessage({ 'messages.reply': failure });
  await rendered.user.type(answer(), 'Leave it in the mailbox');
  await send(rendered);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(answer()).toHaveValue('Leave it in the mailbox');
  rendered.transport.override('messages.reply', undefined);
  await send(rendered);
  expect(await screen.findByText(/^We answer by/)).toBeVisible();
  const keys = sentIn(rendered).map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('the notice of a reply without an answer has its place among the headings of the message', async () => {
  const rendered = await openMessage({ 'messages.reply': { offline: true } });
  await rendered.user.type(answer(), 'Leave it in the mailbox');
  await send(rendered);
  const name = 'Your message has not reached us';
  expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible();
});

test('a reply that arrives after the page was loaded again is shown as sent, and not written again', async () => {
  const rendered = await openMessage();
  const arrives = rendered.transport.hold('messages.reply');
  await rendered.user.type(answer(), 'Leave it in the mailbox');
  await send(rendered);
  await waitFor(() => expect(sentIn(rendered)).toHaveLength(1));
  cleanup();
  const { transport } = rendered;
  await renderScreen('/member/message-center?message=7006', {
    scenario: 'commercial-member',
    transport,
  });
  expect(await screen.findByText(/^Checking if your message arrived/)).toBeVisible();
  expect(answer()).toHaveValue('Leave it in the mailbox');
  act(arrives);
  expect(await screen.findByText(/^We answer by/)).toBeVisible();
  expect(answer()).toHaveValue('');
  expect(sentIn(rendered)).toHaveLength(1);
});

test('what was written since a reply was sent stays, and is another reply', async () => {
  const rendered = await openMessage({ 'messages.reply': { offline: true } });
  const asked = rendered.transport.hold('messages.getSent');
  await rendered.user.type(answer(), 'Leave it in the mailbox');
  await send(rendered);
  await screen.findByText(/^Checking if your message arrived/);
  await rendered.user.type(answer(), ', please');
  const { transport } = rendered;
  const [sent] = sentIn(rendered);
  transport.override('messages.reply', undefined);
  const { reply } = createApiClient({ transport })(messages);
  const { body, idempotencyKey = '' } = sent!;
  await firstValueFrom(reply({ mpmId: '7006', body: body as never, idempotencyKey }));
  act(asked);
  expect(await screen.findByText(/^We received your message\. Its number is/)).toBeVisible();
  expect(screen.getByText(/^What you changed since then is still here/)).toBeVisible();
  expect(answer()).toHaveValue('Leave it in the mailbox, please');
  await send(rendered);
  await waitFor(() => expect(answer()).toHaveValue(''));
  const keys = sentIn(rendered).map((each) => each.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('what was typed stays while the device is offline, and the messages are said to be old', async () => {
  const rendered = await openMessage();
  const { transport, platform, user } = rendered;
  await user.type(answer(), 'Leave it in the mailbox');
  const calls = ['messages.reply', 'drafts.save', 'notifications.getList'];
  for (const id of [...calls, 'notifications.getMessage'])
    transport.override(id, { offline: true });
  act(() => platform.emit('shown'));
  await send(rendered);
  expect(await screen.findByText('This may not be up to date')).toBeVisible();
  expect(await screen.findByText(/We take it only once/)).toBeVisible();
  expect(answer()).toHaveValue('Leave it in the mailbox');
  expect(screen.queryByText('Your messages did not load.')).toBeNull();
  await expectNoAxeViolations();
  for (const id of [...calls, 'notifications.getMessage']) transport.override(id, undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('This may not be up to date')).toBeNull());
  expect(answer()).toHaveValue('Leave it in the mailbox');
  await send(rendered);
  expect(await screen.findByText(/^We answer by/)).toBeVisible();
});

test('what was typed is there after the page was left', async () => {
  const rendered = await openMessage();
  await rendered.user.type(answer(), 'Half a sen');
  act(() => rendered.platform.emit('leaving'));
  await waitFor(() => expect(sentIn(rendered, 'drafts.save')).not.toHaveLength(0));
  cleanup();
  const { transport } = rendered;
  await renderScreen('/member/message-center?message=7006', {
    scenario: 'commercial-member',
    transport,
  });
  expect(await screen.findByLabelText(/^Your answer/)).toHaveValue('Half a sen');
});

test('a reply in which nothing that shows is left has no draft', async () => {
  const rendered = await openMessage();
  for (const text of ['Half a sen', '\u200b']) {
    fireEvent.change(answer(), { target: { value: text } });
    fireEvent.blur(answer());
    if (text === 'Half a sen') await screen.findByText(/^Draft saved at/);
  }
  await waitFor(() => expect(sentIn(rendered, 'drafts.remove')).toHaveLength(1));
});

test('a draft that does not load keeps no one from writing', async () => {
  await openMessage({ 'drafts.getOne': { status: 503, body: {} } });
  expect(answer()).toHaveValue('');
});

test('a short answer is put into the field, next to what was typed, and sent when the member says so', async () => {
  const rendered = await openMessage();
  const offered = within(screen.getByRole('group', { name: 'Short answers' }));
  await rendered.user.click(offered.getByRole('button', { name: 'Leave it in my mailbox' }));
  expect(answer()).toHaveValue('Leave it in my mailbox');
  expect(answer()).toHaveFocus();
  await rendered.user.type(answer(), ', please.');
  await rendered.user.click(offered.getByRole('button', { name: 'Hold it at the post office' }));
  expect(answer()).toHaveValue('Leave it in my mailbox, please.\nHold it at the post office');
  expect(sentIn(rendered)).toEqual([]);
  await send(rendered);
  expect(await screen.findByText(/^We answer by/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Short answers' })).not.toBeInTheDocument(),
  );
});
