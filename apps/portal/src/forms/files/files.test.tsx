import { fileLimits } from '@portal/domain/files';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing';
import {
  arrived,
  callsOf,
  choose,
  failure,
  file,
  fillIn,
  idsOf,
  megabytes,
  open,
  press,
  row,
} from './testing/chosen';

test('files are sent when they are chosen, counted, reviewed, and named in the message', async () => {
  const rendered = await open();
  await fillIn(rendered);
  choose(rendered, [
    file('receipt.pdf', megabytes(2.5)),
    file('bottle.jpg', 640 * 1024, 'image/jpeg'),
  ]);
  await arrived('receipt.pdf');
  await arrived('bottle.jpg');
  expect(within(row('receipt.pdf')).getByText('2.5 MB, ready to send')).toBeVisible();
  expect(within(row('bottle.jpg')).getByText('640 KB, ready to send')).toBeVisible();
  expect(screen.getByText('2 of 10 files, 3.1 of 25 MB')).toBeVisible();
  await expectNoAxeViolations();
  await press(rendered, 'Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(screen.getByText('receipt.pdf, 2.5 MB')).toBeVisible();
  await press(rendered, 'Send my message');
  expect(await screen.findByText('SM-90001')).toBeVisible();
  const [first, second] = idsOf(rendered);
  expect(callsOf(rendered, 'messages.send')[0]?.body).toMatchObject({
    files: [
      { id: first, name: 'receipt.pdf' },
      { id: second, name: 'bottle.jpg' },
    ],
  });
  expect(idsOf(rendered, 'uploads.remove')).toEqual([]);
});

test('two files are on their way at a time, with progress; the third waits, and can be taken out', async () => {
  const rendered = await open();
  const release = rendered.transport.hold('uploads.put');
  choose(
    rendered,
    [1, 2, 3].map((each) => file(`${each}.pdf`, each * 1000)),
  );
  expect(await screen.findByText('50% of 1 KB')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sending 1.pdf' })).toHaveValue(50);
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  expect(within(row('3.pdf')).getByText('3 KB, waiting to be sent')).toBeVisible();
  await press(rendered, 'Remove 3.pdf');
  expect(screen.getByRole('button', { name: 'Stop 2.pdf' })).toHaveFocus();
  await press(rendered, 'Stop 1.pdf');
  expect(screen.getByRole('button', { name: 'Stop 2.pdf' })).toHaveFocus();
  act(release);
  await arrived('2.pdf');
  expect(callsOf(rendered, 'uploads.put')).toHaveLength(2);
  expect(idsOf(rendered, 'uploads.remove')).toEqual([]);
});

test('a file that was stored is deleted when it is taken out, and the focus stays in the field', async () => {
  const rendered = await open();
  choose(rendered, [file('a.pdf', 1), file('b.pdf', 2)]);
  await arrived('b.pdf');
  await press(rendered, 'Remove b.pdf');
  expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus();
  await press(rendered, 'Remove a.pdf');
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  await waitFor(() => expect(idsOf(rendered, 'uploads.remove')).toEqual(idsOf(rendered).reverse()));
});

test.each([
  ['an empty file', [file('a.pdf', 0)], 'Your file is empty.'],
  ['11 MB', [file('a.pdf', megabytes(11))], 'Your file is larger than 10 MB.'],
  ['the same twice', [file('b.pdf'), file('b.pdf')], 'You already attached this file.'],
  [
    'an eleventh',
    Array.from({ length: 11 }, (_, place) => file(`${place}.pdf`)),
    'You can attach 10 files. Remove one to add this one.',
  ],
  [
    'more than 25 MB',
    [8, 9, 10].map((each) => file(`${each}.pdf`, megabytes(each))),
    'All files together would be larger than 25 MB. Remove one to add this one.',
  ],
])('%s is not sent, in words', async (_title, files, words) => {
  const rendered = await open();
  choose(rendered, files);
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(callsOf(rendered, 'uploads.put')).toHaveLength(files.length - 1));
  await expectNoAxeViolations();
});

test.each([
  ['a PDF', '%PDF-1.7 half of a'],
  ['a PNG', '\x89PNG half of a'],
  ['a photo', '\xff\xd8\xff\xe0\x00\x04ab half of a'],
])('%s whose end is missing is not sent, and can be replaced', async (_type, text) => {
  const rendered = await open();
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  choose(rendered, [new File([bytes], 'half')]);
  expect(await screen.findByText(/^The end of this file is missing\./)).toBeVisible();
  expect(callsOf(rendered, 'uploads.put')).toEqual([]);
  await expectNoAxeViolations();
  await press(rendered, 'Choose again half');
  choose(rendered, [file('whole.pdf')], 1);
  await arrived('whole.pdf');
  expect(screen.queryByText(/end of this file/)).toBeNull();
});

const again = /^Try again a.pdf$/;
test.each([
  ['a scanner that is down', failure(503, 'FILE_NOT_SCANNED'), /can’t check files/, again],
  ['no session', failure(401, 'UNAUTHENTICATED'), /You are signed out/, again],
  ['too many calls', failure(429, 'TOO_MANY_REQUESTS'), /many files in a short time/, again],
  [
    'too many calls for an hour',
    { status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2_790 } },
    /many files in a short time\. Wait 47 minutes, then try again\./,
    again,
  ],
  ['a failing service', failure(502), /did not take this file/, again],
  ['a slow connection', failure(408, 'BODY_TIMEOUT'), /connection broke/, again],
  ['no answer', { offline: true as const }, /connection broke/, again],
])('with %s the form says what to do and goes on without it', async (_n, answer, words, name) => {
  const rendered = await open({ overrides: { 'uploads.put': answer } });
  await fillIn(rendered);
  choose(rendered, [file('a.pdf')]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('My receipt');
  await press(rendered, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait until every file is ready');
  await press(rendered, 'Remove a.pdf');
  await press(rendered, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeVisible();
});

test('offline is said, and trying again sends the same id', async () => {
  const rendered = await open({ overrides: { 'uploads.put': { offline: true } } });
  rendered.platform.online = false;
  choose(rendered, [file('a.pdf')]);
  expect(await screen.findByText(/^You are offline. Try again/)).toBeVisible();
  rendered.transport.override('uploads.put', undefined);
  await press(rendered, again);
  await arrived('a.pdf');
  const [first, second] = idsOf(rendered);
  expect(second).toBe(first);
});

test('a draft that is opened again keeps finished files, and says which to choose again', async () => {
  const rendered = await open();
  choose(rendered, [file('done.pdf')]);
  await arrived('done.pdf');
  rendered.transport.hold('uploads.put');
  choose(rendered, [file('half.pdf', 2000)]);
  await screen.findByRole('progressbar');
  act(() => rendered.platform.emit('leaving'));
  await waitFor(() => expect(callsOf(rendered, 'drafts.save')).not.toHaveLength(0));
  cleanup();
  const { transport } = rendered;
  await open({ transport });
  await arrived('done.pdf');
  expect(within(row('half.pdf')).getByText(/^This file is not attached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose again half.pdf' })).toBeVisible();
  expect(JSON.stringify(callsOf(rendered, 'drafts.save').at(-1)?.body)).not.toContain('%PDF');
});

test('a file that the service no longer has is marked, and can be chosen again', async () => {
  const rendered = await open();
  await fillIn(rendered);
  choose(rendered, [file('a.pdf'), file('b.pdf', 2)]);
  await arrived('b.pdf');
  await press(rendered, 'Continue');
  const fields = [{ field: 'files.1.id', problem: 'fileUnknown' }];
  rendered.transport.override('messages.send', {
    status: 422,
    body: { code: 'FORM_FIELDS_REFUSED', fields },
  });
  await press(rendered, 'Send my message');
  const link = await screen.findByRole('link', {
    name: 'We no longer have this file. Choose it again.',
  });
  await rendered.user.click(link);
  expect(within(row('b.pdf')).getByText(/no longer have this file/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose again b.pdf' })).toHaveFocus();
  rendered.transport.override('messages.send', undefined);
  await press(rendered, 'Choose again b.pdf');
  choose(rendered, [file('b.pdf', 2)], 1);
  await arrived('b.pdf');
  await press(rendered, 'Continue');
  await press(rendered, 'Send my message');
  expect(await screen.findByText('SM-90001')).toBeVisible();
});

test('files can be dropped, and a screen reader hears how many and how each ended', async () => {
  const rendered = await open();
  const area = rendered.container.querySelector('.drop-in')!;
  fireEvent.dragOver(area);
  expect(area).toHaveClass('over');
  fireEvent.drop(area, { dataTransfer: { files: [file('a.pdf'), file('b.pdf', 0)] } });
  const live = rendered.container.querySelector('[aria-live=polite]')!;
  expect(live).toHaveTextContent('Adding 1 file. b.pdf was not added.');
  await waitFor(() => expect(live).toHaveTextContent('a.pdf is ready to send.'));
  expect(area).not.toHaveClass('over');
});

test('the field says the same in Spanish', async () => {
  const rendered = await open({ language: 'es' });
  choose(rendered, [file('receta.pdf', megabytes(1.5)), file('grande.pdf', fileLimits.bytes + 1)]);
  expect(await screen.findByText('El archivo supera los 10 MB.')).toBeVisible();
  expect(await screen.findByText('1.5 MB, listo para enviar')).toBeVisible();
  expect(screen.getByText('1 de 10 archivos, 1.5 de 25 MB')).toBeVisible();
});
