import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type RenderOptions, renderScreen } from '../../testing';
import { calls, leaveField, openForm, press, reload, subject, type } from './testing/contact-form';

test('a draft that was emptied is removed, and is no draft when the form is opened again', async () => {
  const before = await openForm();
  type('Two questions');
  leaveField();
  await screen.findByText(/^Draft saved at/);
  type(' \u200b');
  leaveField();
  await waitFor(() => expect(calls(before, 'remove')).toHaveLength(1));
  expect(calls(before, 'save')).toHaveLength(2);
  expect(await screen.findByText('We save what you type as you go.')).toBeVisible();
  leaveField();
  expect(calls(before, 'remove')).toHaveLength(1);
  await reload(before);
  expect(screen.queryByText('This is what you entered before.')).toBeNull();
});

test('a draft that was emptied while it could not be saved is removed by the next save', async () => {
  const rendered = await openForm({ overrides: { 'drafts.save': { status: 503, body: {} } } });
  type('Two questions');
  leaveField();
  await screen.findByRole('alert');
  type('');
  leaveField();
  await waitFor(() => expect(calls(rendered, 'save')).toHaveLength(2));
  rendered.transport.override('drafts.save', undefined);
  leaveField();
  await waitFor(() => expect(calls(rendered, 'remove')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed while an emptied draft is saved is not removed with it', async () => {
  const rendered = await openForm();
  type('Two questions');
  leaveField();
  await screen.findByText(/^Draft saved at/);
  const release = rendered.transport.hold('drafts.save');
  type('');
  leaveField();
  type('Three questions');
  act(() => rendered.platform.emit('leaving'));
  release();
  await screen.findByText(/^Draft saved at/);
  expect(calls(rendered, 'remove')).toHaveLength(0);
  await reload(rendered);
  expect(subject()).toHaveValue('Three questions');
});

test('a draft that is what the form begins with stays, with its step, when the member moves on', async () => {
  const open = (options: RenderOptions) =>
    renderScreen('/member/mail-order/transfer', { scenario: 'commercial-member', ...options });
  const before = await open({});
  const name = await screen.findByLabelText('Drug name');
  fireEvent.change(name, { target: { value: 'Atorvexa' } });
  fireEvent.blur(name);
  await screen.findByText(/^Draft saved at/);
  cleanup();
  const { transport } = before;
  const rendered = await open({ transport, state: { renewal: { drugName: 'Atorvexa' } } });
  await screen.findByText('This is what you entered before.');
  await press(rendered, 'Continue');
  await waitFor(() =>
    expect(calls(rendered, 'save').at(-1)?.body).toMatchObject({ step: 'pharmacy' }),
  );
  cleanup();
  await open({ transport });
  expect(await screen.findByRole('heading', { name: 'Where is it now?' })).toBeVisible();
  expect(calls(rendered, 'remove')).toHaveLength(0);
});

test('what is emptied before it was saved is neither saved nor removed; what follows is saved', async () => {
  const rendered = await openForm();
  type('a');
  type('');
  leaveField();
  type('b');
  leaveField();
  expect(await screen.findByText(/^Draft saved at/)).toBeVisible();
  expect(calls(rendered, 'save')).toHaveLength(1);
  expect(calls(rendered, 'remove')).toHaveLength(0);
});
