import { drafts } from '@portal/contracts/drafts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing';
import {
  calls,
  lastAnswers,
  leaveField,
  openForm,
  press,
  reload,
  subject,
  type,
} from './testing/contact-form';

test('a draft is saved when a field is left, and the page says when and for how long', async () => {
  const rendered = await openForm();
  type('Two questions');
  expect(calls(rendered, 'save')).toEqual([]);
  leaveField();
  expect(await screen.findByText(/^Draft saved at \d+:\d\d/)).toBeVisible();
  expect(screen.getByText('We keep it until January 4, 2027.')).toBeVisible();
  expect(screen.queryByText(/signature/)).not.toBeInTheDocument();
  expect(lastAnswers(rendered)).toMatchObject({ subject: 'Two questions' });
  leaveField();
  expect(calls(rendered, 'save')).toHaveLength(1);
});

test('a choice is saved at once, and what is typed next is not', async () => {
  const rendered = await openForm();
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'order' } });
  await waitFor(() => expect(lastAnswers(rendered)).toMatchObject({ topic: 'order' }));
  type('a');
  expect(calls(rendered, 'save')).toHaveLength(1);
});

test('it is saved after a pause, when the page is hidden, and when the idle warning shows', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const rendered = await openForm();
  type('a');
  act(() => void jest.advanceTimersByTime(10_000));
  expect(lastAnswers(rendered)).toMatchObject({ subject: 'a' });
  await screen.findByText(/^Draft saved/);
  type('ab');
  act(() => rendered.platform.emit('leaving'));
  expect(lastAnswers(rendered)).toMatchObject({ subject: 'ab' });
  type('abc');
  act(() => void rendered.store.dispatch({ type: 'idle/warned', payload: 30 }));
  await waitFor(() => expect(lastAnswers(rendered)).toMatchObject({ subject: 'abc' }));
  jest.useRealTimers();
});

test('it survives a reload with its step, and a change of language keeps what is typed', async () => {
  const before = await openForm({ whole: true });
  await before.user.selectOptions(screen.getByLabelText('Topic'), 'An order');
  type('Two questions');
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Monday?' } });
  await press(before, 'Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await screen.findByText(/^Draft saved/);
  await waitFor(() => expect(calls(before, 'save').at(-1)?.body).toMatchObject({ step: 'review' }));
  cleanup();
  const rendered = await renderScreen('/member/contact', {
    transport: before.transport,
    whole: true,
  });
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeVisible();
  expect(screen.getByText('This is what you entered before.')).toBeVisible();
  await rendered.user.click(screen.getByRole('link', { name: /^Edit/ }));
  type('Three questions');
  await rendered.user.click(screen.getAllByRole('button', { name: /Español/ })[0] as HTMLElement);
  expect(await screen.findByText('Envíe un mensaje seguro')).toBeVisible();
  expect(subject()).toHaveValue('Three questions');
});

test('leaving the page by a link saves what was typed just before', async () => {
  const rendered = await openForm();
  type('Just before');
  cleanup();
  await waitFor(() => expect(lastAnswers(rendered)).toMatchObject({ subject: 'Just before' }));
});

test('saves follow each other, each with the revision of the one before', async () => {
  const rendered = await openForm();
  const release = rendered.transport.hold('drafts.save');
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    leaveField();
  }
  release();
  await waitFor(() => expect(lastAnswers(rendered)).toMatchObject({ subject: 'abc' }));
  await screen.findByText(/^Draft saved/);
  const replaced = calls(rendered, 'save').map(
    ({ body }) => (body as { replaces: number }).replaces,
  );
  expect(replaced).toHaveLength(2);
  expect(replaced[0]).toBe(0);
  expect(replaced[1]).toBeGreaterThan(0);
  expect(screen.queryByText('Your draft is not saved')).not.toBeInTheDocument();
});

test('a page that is left waits for no save before, and its last one is kept', async () => {
  const rendered = await openForm();
  const release = rendered.transport.hold('drafts.save');
  type('a');
  leaveField();
  type('ab');
  leaveField();
  expect(calls(rendered, 'save')).toHaveLength(1);
  act(() => rendered.platform.emit('leaving'));
  expect(calls(rendered, 'save')).toHaveLength(2);
  release();
  await screen.findByText(/^Draft saved/);
  expect(screen.queryByText('Your draft is not saved')).not.toBeInTheDocument();
  await reload(rendered);
  expect(subject()).toHaveValue('ab');
});

test('a draft that was deleted stays so when the page is left while it is being saved', async () => {
  const rendered = await openForm();
  type('Two questions');
  leaveField();
  await screen.findByText(/^Draft saved/);
  const release = rendered.transport.hold('drafts.save');
  type('Two more questions');
  leaveField();
  await press(rendered, 'Delete this draft');
  await rendered.user.click(
    screen.getAllByRole('button', { name: 'Delete this draft' }).at(-1) as HTMLElement,
  );
  expect(calls(rendered, 'remove')).toHaveLength(0);
  act(() => rendered.platform.emit('leaving'));
  expect(calls(rendered, 'remove')).toHaveLength(1);
  expect(drafts.remove.outlivesPage).toBe(true);
  release();
  await reload(rendered);
  expect(subject()).toHaveValue('');
});

test('signing out waits until the draft is saved', async () => {
  const rendered = await openForm({ whole: true });
  const release = rendered.transport.hold('drafts.save');
  type('Just before');
  await rendered.user.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
  const signedOut = () =>
    rendered.transport.calls.filter(({ endpointId }) => endpointId === 'session.signOut');
  expect(calls(rendered, 'save')).toHaveLength(1);
  expect(signedOut()).toHaveLength(0);
  release();
  await waitFor(() => expect(signedOut()).toHaveLength(1));
});

test('it is deleted after a question, and the form is empty then', async () => {
  const rendered = await openForm();
  type('Two questions');
  leaveField();
  await screen.findByText(/^Draft saved/);
  await press(rendered, 'Delete this draft');
  await press(rendered, 'Keep it');
  expect(subject()).toHaveValue('Two questions');
  await press(rendered, 'Delete this draft');
  await rendered.user.click(
    screen.getAllByRole('button', { name: 'Delete this draft' }).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(calls(rendered, 'remove')).toHaveLength(1));
  expect(subject()).toHaveValue('');
  expect(screen.getByRole('heading', { name: /^Send/ })).toHaveFocus();
  await reload(rendered);
  expect(subject()).toHaveValue('');
});

describe('a draft that another page changed', () => {
  /** A form whose draft a second page of the same member has saved, and which goes on with this text. */
  async function changedElsewhere(text = 'Mine too') {
    const rendered = await openForm();
    type('Mine');
    leaveField();
    await screen.findByText(/^Draft saved/);
    const other = calls(rendered, 'save').at(-1);
    const body = other?.body as { content: { answers: object } };
    const { revision: replaces } = (
      rendered.store.getState() as unknown as { formDrafts: Record<string, { revision: number }> }
    ).formDrafts['contact'] as { revision: number };
    const content = { ...body.content, answers: { ...body.content.answers, subject: 'Theirs' } };
    await rendered.transport({
      method: 'PUT',
      url: '/member/api/drafts/contact',
      headers: { 'x-csrf': '1' },
      body: JSON.stringify({ replaces, step: 'message', content }),
      signal: new AbortController().signal,
    });
    type(text);
    leaveField();
    expect(await screen.findByText(/changed on another page or device/)).toBeVisible();
    return rendered;
  }

  test('can be replaced by what is here', async () => {
    const rendered = await changedElsewhere();
    await press(rendered, 'Keep what is here');
    await waitFor(() => expect(lastAnswers(rendered)).toMatchObject({ subject: 'Mine too' }));
    await reload(rendered);
    expect(subject()).toHaveValue('Mine too');
  });

  test('is not removed where this one was emptied, until the member keeps that', async () => {
    const rendered = await changedElsewhere('');
    expect(calls(rendered, 'remove')).toHaveLength(0);
    await press(rendered, 'Keep what is here');
    await waitFor(() => expect(calls(rendered, 'remove')).toHaveLength(1));
    await reload(rendered);
    expect(subject()).toHaveValue('');
  });

  test.each(['Mine too', ''])('can be taken over in the place of "%s"', async (text) => {
    const rendered = await changedElsewhere(text);
    await press(rendered, 'Use the other one');
    await waitFor(() => expect(subject()).toHaveValue('Theirs'));
    expect(screen.getByRole('heading', { name: /^Send/ })).toHaveFocus();
  });
});

test('a draft of an older form gives back what fits, and says so', async () => {
  const content = { version: 0, key: 'k', answers: { subject: 'Hello', fax: '1' } };
  const draft = {
    formId: 'contact',
    revision: 7,
    savedAt: '2026-11-05T12:00:00Z',
    expiresAt: '2027-01-04T12:00:00Z',
    content,
  };
  await openForm({ overrides: { 'drafts.getOne': { body: { draft } } } });
  expect(subject()).toHaveValue('Hello');
  expect(screen.getByText('This form has changed')).toBeVisible();
});

test('texts without a field any more are listed, also after another save, until the draft is deleted', async () => {
  const content = { version: 0, key: 'k', answers: { subject: 'Hello', fax: '612-555-0101' } };
  const facts = { savedAt: '2026-11-05T12:00:00Z', expiresAt: '2027-01-04T12:00:00Z' };
  const draft = { formId: 'contact', revision: 7, ...facts, content };
  const rendered = await openForm({ overrides: { 'drafts.getOne': { body: { draft } } } });
  expect(screen.getByText('612-555-0101')).toBeVisible();
  type('Hello again');
  leaveField();
  await waitFor(() => expect(lastAnswers(rendered)).toMatchObject({ subject: 'Hello again' }));
  const { content: stored } = calls(rendered, 'save').at(-1)?.body as { content: object };
  expect(stored).toMatchObject({ leftOut: ['612-555-0101'] });
  cleanup();
  await openForm({
    overrides: { 'drafts.getOne': { body: { draft: { ...draft, content: stored } } } },
  });
  expect(screen.getByText('612-555-0101')).toBeVisible();
});

test('a draft whose fields all fit, of an older version, says so: one may mean something else now', async () => {
  const draft = {
    formId: 'contact',
    revision: 7,
    savedAt: '2026-11-05T12:00:00Z',
    expiresAt: '2027-01-04T12:00:00Z',
    content: { version: 0, key: 'k', answers: { subject: 'Hello' } },
  };
  await openForm({ overrides: { 'drafts.getOne': { body: { draft } } } });
  expect(subject()).toHaveValue('Hello');
  expect(screen.getByText('This form has changed')).toBeVisible();
});

test('a draft that does not load can be requested again, and is not overwritten', async () => {
  const rendered = await renderScreen('/member/contact', {
    scenario: 'commercial-member',
    overrides: { 'drafts.getOne': { status: 503, body: {} } },
  });
  expect(await screen.findByText('Your saved draft did not load.')).toBeVisible();
  rendered.transport.override('drafts.getOne', undefined);
  await press(rendered, 'Try again');
  expect(await screen.findByLabelText('Subject')).toBeVisible();
});
