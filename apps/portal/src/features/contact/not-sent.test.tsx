import { screen, within } from '@testing-library/react';
import { atReview, open, press, sentIn } from './testing/open-contact';

describe('a message that was not sent loses nothing', () => {
  test.each([
    ['503', { status: 503, body: {} }, 'Our service is not available now.'],
    [
      '409',
      { status: 409, body: { code: 'FORM_ALREADY_SENT' } },
      'It was sent before with other answers.',
    ],
    ['409 for another version', { status: 409, body: { code: 'FORM_CHANGED' } }, 'has changed'],
    ['413', { status: 413, body: {} }, 'It is too long to send.'],
    ['415', { status: 415, body: {} }, 'does not take it in this form'],
    ['429', { status: 429, body: {} }, 'You sent several in a short time.'],
    [
      '429 for an hour',
      { status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2_790 } },
      'Wait 47 minutes, then try again.',
    ],
    ['504', { status: 504, body: {} }, 'We take it only once'],
    ['401', { status: 401, body: {} }, 'You are signed out.'],
    ['no answer', { offline: true as const }, 'We take it only once'],
  ])('with %s', async (_name, answer, text) => {
    const rendered = await open({ overrides: { 'messages.send': answer } });
    await atReview(rendered);
    await press(rendered, 'Send my message');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('Can it ship on Monday?')).toBeVisible();
    rendered.transport.override('messages.send', undefined);
    await press(rendered, 'Send my message');
    expect(await screen.findByText('SM-90001')).toBeVisible();
    const keys = sentIn(rendered, 'messages.send').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test('a refused field is marked with what was entered, until it is changed', async () => {
    const fields = [
      { field: 'subject', problem: 'tooLong' },
      { field: 'body', problem: 'words' },
    ];
    const refused = { status: 422, body: { code: 'FORM_FIELDS_REFUSED', fields } };
    const rendered = await open({ overrides: { 'messages.send': refused } });
    await atReview(rendered);
    await press(rendered, 'Send my message');
    expect(await screen.findByText(/found a problem in some answers/)).toBeVisible();
    const summary = screen.getByRole('alert', { name: 'Fix 2 problems to continue' });
    expect(summary).toHaveFocus();
    await rendered.user.click(within(summary).getByText('Subject: Use 100 characters or fewer.'));
    expect(screen.getByLabelText('Subject')).toHaveFocus();
    expect(screen.getByLabelText('Subject')).toHaveValue('Two questions');
    expect(screen.getByLabelText('Subject')).toBeInvalid();
    await rendered.user.type(screen.getByLabelText('Subject'), '!');
    expect(screen.getByLabelText('Subject')).toBeValid();
    expect(screen.getByLabelText(/^Message/)).toBeInvalid();
  });

  test('two clicks send once', async () => {
    const rendered = await open({ overrides: { 'messages.send': { delayMs: 50 } } });
    await atReview(rendered);
    const send = screen.getByRole('button', { name: 'Send my message' });
    await rendered.user.dblClick(send);
    expect(await screen.findByText('SM-90001')).toBeVisible();
    expect(sentIn(rendered, 'messages.send')).toHaveLength(1);
  });
});

test('a visitor over the limit of messages reads the number to call', async () => {
  const rendered = await open({
    scenario: 'visitor',
    overrides: { 'messages.sendAsVisitor': { status: 429, body: {} } },
  });
  await rendered.user.type(screen.getByLabelText('Your name'), 'Wendell Placeholder');
  await rendered.user.type(screen.getByLabelText(/^Email/), 'wendell@example.com');
  await rendered.user.selectOptions(screen.getByLabelText('Topic'), 'Something else');
  await rendered.user.type(screen.getByLabelText(/^Message/), 'Hello');
  await press(rendered, 'Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await press(rendered, 'Send my message');
  const said = within(await screen.findByRole('alert'));
  expect(said.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(said.getByText(/^Or call us:/)).toBeVisible();
});
