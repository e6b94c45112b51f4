import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { RenderedScreen } from '../../testing';
import {
  calls,
  lastAnswers,
  leaveField,
  openForm,
  press,
  subject,
  type,
} from './testing/contact-form';

describe('a draft that was not saved', () => {
  test.each([
    ['offline', { offline: true as const }, 'You are offline.'],
    ['server', { status: 503, body: {} }, 'Our server did not save it.'],
    ['signed out', { status: 401, body: {} }, 'You are signed out.'],
    ['full', { status: 409, body: { code: 'TOO_MANY_DRAFTS' } }, 'You have too many drafts.'],
  ])('%s: says so, keeps what was typed, and saves it again', async (_, answer, text) => {
    const rendered = await openForm({ overrides: { 'drafts.save': answer } });
    type('Two questions');
    leaveField();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(subject()).toHaveValue('Two questions');
    expect(rendered.platform.visited).toEqual([]);
    rendered.transport.override('drafts.save', undefined);
    await press(rendered, 'Save again');
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(screen.queryByText('Your draft is not saved')).not.toBeInTheDocument();
  });

  test.each<[string, (rendered: RenderedScreen) => unknown]>([
    ['when a field is left', leaveField],
    ['when the page is left', () => cleanup()],
    ['when the connection is back', ({ platform }) => act(() => platform.emit('connection'))],
    [
      'in another language',
      ({ user }) => user.click(screen.getAllByRole('button', { name: /Español/ })[0]!),
    ],
  ])('is saved again %s, without a further change', async (_, leave) => {
    const rendered = await openForm({
      overrides: { 'drafts.save': { status: 503, body: {} } },
      whole: true,
    });
    type('Two questions');
    leaveField();
    await screen.findByRole('alert');
    rendered.transport.override('drafts.save', undefined);
    await leave(rendered);
    await waitFor(() => expect(calls(rendered, 'save')).toHaveLength(2));
    expect(lastAnswers(rendered)).toMatchObject({ subject: 'Two questions' });
  });

  test('is saved by itself while the member is online and typing, and not while they are offline', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const rendered = await openForm({ overrides: { 'drafts.save': { offline: true } } });
    rendered.platform.online = false;
    type('Two questions');
    leaveField();
    await screen.findByRole('alert');
    act(() => rendered.platform.emit('connection'));
    expect(calls(rendered, 'save')).toHaveLength(1);
    rendered.transport.override('drafts.save', undefined);
    rendered.platform.online = true;
    type('Three questions');
    act(() => void jest.advanceTimersByTime(4_000));
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(lastAnswers(rendered)).toMatchObject({ subject: 'Three questions' });
    rendered.transport.override('drafts.save', { offline: true });
    type('Four questions');
    leaveField();
    await screen.findByRole('alert');
    rendered.transport.override('drafts.save', undefined);
    act(() => void jest.advanceTimersByTime(30_000));
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    jest.useRealTimers();
  });

  test('is not saved again before the time that the service says, whatever is typed and left', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const rendered = await openForm({
      overrides: {
        'drafts.save': { status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 90 } },
      },
    });
    type('Two questions');
    leaveField();
    await screen.findByRole('alert');
    type('Three questions');
    leaveField();
    act(() => void jest.advanceTimersByTime(80_000));
    expect(calls(rendered, 'save')).toHaveLength(1);
    rendered.transport.override('drafts.save', undefined);
    act(() => void jest.advanceTimersByTime(11_000));
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(calls(rendered, 'save')).toHaveLength(2);
    expect(lastAnswers(rendered)).toMatchObject({ subject: 'Three questions' });
    jest.useRealTimers();
  });

  test('is saved again after a second at the earliest', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const limit = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 0 };
    const rendered = await openForm({ overrides: { 'drafts.save': { status: 429, body: limit } } });
    type('Two questions');
    leaveField();
    await screen.findByRole('alert');
    act(() => void jest.advanceTimersByTime(400));
    expect(calls(rendered, 'save')).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(600));
    expect(calls(rendered, 'save')).toHaveLength(2);
    jest.useRealTimers();
  });

  test.each<[string, (rendered: RenderedScreen) => unknown]>([
    ['the page is hidden', ({ platform }) => act(() => platform.emit('leaving'))],
    ['another page opens', () => cleanup()],
    [
      'the idle warning shows',
      ({ store }) => act(() => void store.dispatch({ type: 'idle/warned', payload: 30 })),
    ],
  ])('is saved as it is now when %s, although the service takes no save yet', async (_, leave) => {
    const rendered = await openForm({
      overrides: {
        'drafts.save': { status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 90 } },
      },
    });
    type('Two questions');
    leaveField();
    await screen.findByRole('alert');
    type('Three questions');
    leaveField();
    expect(calls(rendered, 'save')).toHaveLength(1);
    await leave(rendered);
    await waitFor(() => expect(calls(rendered, 'save')).toHaveLength(2));
    expect(lastAnswers(rendered)).toMatchObject({ subject: 'Three questions' });
  });

  test.each([
    ['en', /^Draft saved at/, 'Your draft is not saved', /What you typed up to .+ is saved\./],
    ['es', /^Borrador guardado/, 'Su borrador no está guardado', /antes de .+ sí está guardado\./],
  ] as const)('%s: says one thing at a time', async (language, saved, notSaved, before) => {
    const rendered = await openForm({ language });
    type('Two questions');
    leaveField();
    await screen.findByText(saved);
    rendered.transport.override('drafts.save', { status: 503, body: {} });
    type('Three questions');
    leaveField();
    const heading = await screen.findByRole('heading', { name: notSaved });
    expect(heading.closest('section')).toHaveTextContent(before);
    expect(screen.queryByText(saved)).not.toBeInTheDocument();
  });

  test('says so at the lower edge of the window too, with the way to the reason, and is announced once', async () => {
    const { user } = await openForm({ overrides: { 'drafts.save': { offline: true } } });
    expect(screen.queryByRole('link', { name: 'See why' })).not.toBeInTheDocument();
    type('Two questions');
    leaveField();
    await user.click(await screen.findByRole('link', { name: 'See why' }));
    const alert = screen.getByRole('alert');
    expect(alert).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent('Your draft is not saved');
    const announced = screen
      .getAllByText('Your draft is not saved')
      .filter((text) => text.closest('[role=alert], [role=status], [aria-live]'));
    expect(announced).toHaveLength(1);
  });

  test('because it is too large can still be sent', async () => {
    await openForm({ overrides: { 'drafts.save': { status: 413, body: {} } } });
    type('Two questions');
    leaveField();
    expect(await screen.findByRole('alert')).toHaveTextContent('You can still send it.');
  });

  test('is not saved for another member who signed in meanwhile', async () => {
    const rendered = await openForm({ overrides: { 'drafts.save': { status: 401, body: {} } } });
    type('Two questions');
    leaveField();
    await screen.findByRole('alert');
    rendered.transport.override('drafts.save', undefined);
    rendered.transport.override('user.getMemberInfo', { body: { memebrId: 'OTHER00001' } });
    await press(rendered, 'Save again');
    expect(await screen.findByText(/^Another member is signed in now/)).toBeVisible();
    expect(calls(rendered, 'save')).toHaveLength(1);
  });
});
