import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { actingFor, expectNoAxeViolations, renderScreen } from '../../testing';
import { open, press, sentIn } from './testing/open-contact';

test('offers no claim of a person of another membership', async () => {
  const claim = (healthServiceId: string, memberId: string, drugName: string) => ({
    healthServiceId,
    memberId,
    drugName,
    dateOfService: '2026-10-20',
  });
  const sent = [claim('HS-1', 'EVF00421787-01', 'Orvexa'), claim('HS-2', 'ZZZ00999-01', 'Corvane')];
  await renderScreen('/member/contact', {
    scenario: 'commercial-member',
    overrides: { 'claims.getHistory': { body: { claimsHistory: { claim: sent } } } },
  });
  expect(await screen.findAllByRole('button', { name: /^Claim, / })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Corvane/ })).toBeNull();
});

test('a member sends a message about a quote, and gets a reference and the time of the answer', async () => {
  const rendered = await open({}, '/member/contact?about=quote&id=Q100001');
  expect(screen.getByLabelText('Topic')).toHaveValue('claim');
  expect(screen.getByRole('button', { name: 'Price quote Q100001' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const [newest] = await screen.findAllByRole('button', { name: /^Claim, / });
  await rendered.user.click(newest as HTMLElement);
  await rendered.user.type(screen.getByLabelText('Subject'), 'I was charged differently');
  await rendered.user.type(screen.getByLabelText(/^Message/), 'More than the quote.');
  await press(rendered, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(screen.getByText('Price quote Q100001')).toBeVisible();
  await press(rendered, 'Send my message');
  const done = await screen.findByRole('heading', { name: /^We answer by November 6, 2026/ });
  expect(done).toHaveFocus();
  expect(screen.getByText('SM-90001')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible();
  expect(screen.getByText('More than the quote.')).toBeVisible();
  const [sent, ...more] = sentIn(rendered, 'messages.send');
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({
    topic: 'claim',
    subject: 'I was charged differently',
    related: [{ kind: 'quote', id: 'Q100001' }, { kind: 'claim' }],
    replyBy: 'messageCenter',
  });
  await waitFor(() => expect(sentIn(rendered, 'drafts.remove')).toHaveLength(1));
  const saved = sentIn(rendered, 'drafts.save').length;
  act(() => rendered.platform.emit('leaving'));
  const { usr: state } = window.history.state as { usr: unknown };
  cleanup();
  // Of the draft nothing is saved again.
  expect(sentIn(rendered, 'drafts.save')).toHaveLength(saved);

  // Loaded again, the page has the receipt from its history entry, and the answers from the service.
  await renderScreen('/member/contact?step=sent', {
    transport: rendered.transport,
    state,
  });
  expect(await screen.findByText('SM-90001')).toBeVisible();
  expect(await screen.findByText('More than the quote.')).toBeVisible();

  // Another tab has no history of it.
  cleanup();
  const { transport } = rendered;
  await renderScreen('/member/contact?step=sent&number=SM-90001', { transport });
  expect(await screen.findByText('SM-90001')).toBeVisible();
  expect(await screen.findByText('More than the quote.')).toBeVisible();
});

test.each([
  ['commercial-member', 'Message Center'],
  ['visitor', null],
] as const)(
  '%s: a number that no page has any more leads to whom to ask',
  async (scenario, inbox) => {
    const path = scenario === 'visitor' ? '/member/call-back' : '/member/contact';
    await renderScreen(`${path}?step=sent&number=SM-12345`, { scenario });
    expect(await screen.findByText(/give the reference number SM-12345/)).toBeVisible();
    const links = within(screen.getByRole('main'));
    if (inbox) expect(links.getByRole('link', { name: inbox })).toBeVisible();
    expect(links.getByRole('link', { name: 'Start a new form' })).toBeVisible();
    expect(screen.queryByText(/We got/)).toBeNull();
  },
);

const quotePath = '/member/contact?about=quote&id=Q-7MKR-4TXB-W92D';

describe('a message about a quote that is stored', () => {
  test.each([
    [
      'en',
      ['Subject', /^Message/],
      'I was charged differently',
      'Drug: Glyvexa 10 mg tablet, 30 tablets\nPharmacy: Bluebell Pharmacy\nQuoted price: $90.16 on October 29, 2026\nI was charged: $',
    ],
    [
      'es',
      ['Asunto', /^Mensaje/],
      'Me cobraron otro precio',
      'Medicamento: Glyvexa 10 mg, tableta, 30 tabletas\nFarmacia: Bluebell Pharmacy\nPrecio de la cotización: $90.16, del 29 de octubre de 2026\nMe cobraron: $',
    ],
  ] as const)('starts with what was quoted (%s)', async (language, labels, subject, message) => {
    await open({ language }, quotePath);
    expect(screen.getByLabelText(labels[0])).toHaveValue(subject);
    expect(screen.getByLabelText(labels[1])).toHaveValue(message);
    expect(window.location.search).toBe('?about=quote&id=Q-7MKR-4TXB-W92D');
  });

  test('leaves the subject and the message of a draft as they are', async () => {
    const answers = { subject: 'My own subject', body: 'My own message.' };
    const content = { version: 1, key: 'b52a8e5c-7d3c-4a43-9f0e-0d4f2c3b1a90', answers };
    const facts = { formId: 'contact', step: 'message', revision: 1 };
    const times = { savedAt: '2026-11-05T14:00:00Z', expiresAt: '2026-12-05T14:00:00Z' };
    const body = { draft: { ...facts, ...times, content } };
    await open({ overrides: { 'drafts.getOne': { body } } }, quotePath);
    expect(screen.getByLabelText('Subject')).toHaveValue('My own subject');
    expect(screen.getByLabelText(/^Message/)).toHaveValue('My own message.');
  });

  test('that does not load starts empty, with the quote attached', async () => {
    await open({ overrides: { 'drugs.getQuote': { status: 503 } } }, quotePath);
    expect(screen.getByLabelText('Subject')).toHaveValue('');
    const chip = screen.getByRole('button', { name: 'Price quote Q-7MKR-4TXB-W92D' });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  });
});

test.each(['', '?about=drug&id=1', '?about=quote&id=<b>', '?about=__proto__&id=1'])(
  'a URL that ends in "%s" attaches nothing',
  async (query) => {
    await open({}, `/member/contact${query}`);
    expect(screen.getByLabelText('Topic')).toHaveValue('');
    const chips = within(screen.getByRole('group', { name: /^What is it about/ }));
    expect(chips.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  },
);

test('every problem is at its field and in the summary, whose links lead to the fields', async () => {
  const rendered = await open();
  await rendered.user.click(screen.getByRole('radio', { name: 'By phone' }));
  await rendered.user.type(screen.getByLabelText(/^Phone number/), '612-155-0101');
  await press(rendered, 'Continue');
  const summary = await screen.findByRole('alert', { name: 'Fix 4 problems to continue' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a topic.',
    'Enter a subject.',
    'Write your message.',
    'Enter a 10-digit phone number, with or without dashes.',
  ]);
  await rendered.user.click(within(summary).getByRole('link', { name: 'Enter a subject.' }));
  expect(screen.getByLabelText('Subject')).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toBeInvalid();
  expect(screen.getByLabelText(/^Phone number/)).toHaveValue('612-155-0101');
  await expectNoAxeViolations();
});

test('the form says the same in Spanish', async () => {
  const rendered = await open({ language: 'es' });
  await press(rendered, 'Continuar');
  expect(await screen.findByRole('alert', { name: /Corrija 3 problemas/ })).toHaveTextContent(
    'Elija un tema.',
  );
});

test('a visitor is answered by email, and told that nothing is saved', async () => {
  const rendered = await open({ scenario: 'visitor' });
  expect(
    screen.getByText(/stays in this page only\. If you close it, load it again/),
  ).toBeVisible();
  await rendered.user.type(screen.getByLabelText('Your name'), 'Wendell Placeholder');
  await rendered.user.type(screen.getByLabelText(/^Email/), 'wendell@example');
  await rendered.user.selectOptions(screen.getByLabelText('Topic'), 'Something else');
  await rendered.user.type(screen.getByLabelText(/^Message/), 'Hello');
  expect(screen.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await rendered.user.type(screen.getByLabelText(/^Email/), '.com');
  await press(rendered, 'Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await expectNoAxeViolations();
  await press(rendered, 'Send my message');
  expect(await screen.findByText('VM-90001')).toBeVisible();
  expect(sentIn(rendered, 'drafts.save')).toEqual([]);
});

test.each([
  ['en', /^Message/, '2 characters too many'],
  ['es', /^Mensaje/, 'Sobran 2 caracteres'],
] as const)('a message over the limit says by how much (%s)', async (language, label, words) => {
  await open({ language });
  const field = screen.getByLabelText<HTMLTextAreaElement>(label);
  fireEvent.change(field, { target: { value: 'a'.repeat(4002) } });
  expect(screen.getByText(words)).toBeVisible();
});

test('support staff who act for a member see that only the member can send', async () => {
  await renderScreen('/member/contact', {
    scenario: 'commercial-member',
    overrides: { 'session.getStatus': { body: actingFor } },
  });
  expect(await screen.findByText('Only the member can send this')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Call us' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask for a call' })).toBeNull();
  await expectNoAxeViolations();
});
