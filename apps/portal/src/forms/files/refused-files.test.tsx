import { cleanup, screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';
import {
  arrived,
  callsOf,
  choose,
  failure,
  file,
  fillIn,
  megabytes,
  open,
  press,
} from './testing/chosen';

test.each([
  ['a wrong type', failure(415, 'FILE_TYPE_REFUSED'), /can’t attach this file type/],
  ['an infected file', failure(422, 'FILE_INFECTED'), /something harmful/],
  ['a file that is cut off', failure(422, 'FILE_CUT_OFF'), /end of this file is missing/],
])(
  '%s is not attached: its row says why, and the form waits until it is removed',
  async (_n, answer, words) => {
    const rendered = await open({ overrides: { 'uploads.put': answer } });
    await fillIn(rendered);
    choose(rendered, [file('a.pdf')]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose again a.pdf' })).toBeVisible();
    await expectNoAxeViolations();
    await press(rendered, 'Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Wait until every file is ready, or remove those that are not.',
    );
    await press(rendered, 'Remove a.pdf');
    await press(rendered, 'Continue');
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeVisible();
    expect(screen.queryByText(/a\.pdf, /)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(callsOf(rendered, 'drafts.save').at(-1)?.body).toMatchObject({ step: 'review' }),
    );
    cleanup();
    await renderScreen('/member/contact', { transport: rendered.transport });
    await screen.findByRole('heading', { name: 'Check your answers' });
    await rendered.user.click(screen.getByRole('link', { name: /^Edit/ }));
    expect(screen.getByLabelText('Subject')).toHaveValue('My receipt');
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  },
);

test.each([
  ['refused', failure(422, 'FILE_INFECTED'), /something harmful/],
  ['failed', failure(502), /did not take this file/],
])('files that were %s take no place of the ten, nor of the 25 MB', async (_n, answer, words) => {
  const rendered = await open({ overrides: { 'uploads.put': answer } });
  choose(rendered, [file('bad-1.pdf', megabytes(9)), file('bad-2.pdf', megabytes(9))]);
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  rendered.transport.override('uploads.put', undefined);
  const good = Array.from({ length: 9 }, (_, place) => file(`${place}.pdf`));
  choose(rendered, [...good, file('large.pdf', megabytes(9))]);
  await arrived('large.pdf');
  expect(screen.getByText(/^10 of 10 files, 9 of 25 MB$/)).toBeVisible();
  expect(screen.queryByText(/^You can attach|^All files together/)).not.toBeInTheDocument();
  expect(screen.getAllByText(words)).toHaveLength(2);
});

test('what was refused before it was sent stays until it is taken out or chosen again', async () => {
  const rendered = await open();
  expect(screen.getByText(/At most 10 files, 25 MB in all\.$/)).toBeVisible();
  choose(rendered, [file('large.pdf', megabytes(11)), file('empty.pdf', 0)]);
  expect(screen.getByText('Your file is larger than 10 MB.')).toBeVisible();
  choose(rendered, [file('good.pdf')]);
  await arrived('good.pdf');
  expect(screen.getByText('Your file is larger than 10 MB.')).toBeVisible();
  choose(rendered, [file('empty.pdf', 1000)]);
  await arrived('empty.pdf');
  expect(screen.queryByText('Your file is empty.')).not.toBeInTheDocument();
  await press(rendered, 'Remove large.pdf');
  expect(screen.queryByText('large.pdf')).not.toBeInTheDocument();
});

test('files that do not count add nothing to the megabytes', async () => {
  const rendered = await open({ overrides: { 'uploads.put': failure(502) } });
  choose(rendered, [file('a.pdf')]);
  await screen.findByText(/did not take this file/);
  expect(screen.getByText('0 of 10 files, 0 of 25 MB')).toBeVisible();
});

test('another file takes the place of one that was refused', async () => {
  const rendered = await open({ overrides: { 'uploads.put': failure(415, 'FILE_TYPE_REFUSED') } });
  choose(rendered, [file('notes.docx')]);
  await screen.findByText(/can’t attach this file type/);
  rendered.transport.override('uploads.put', undefined);
  await press(rendered, 'Choose again notes.docx');
  choose(rendered, [file('notes.pdf')], 1);
  await arrived('notes.pdf');
  expect(screen.queryByText('notes.docx')).not.toBeInTheDocument();
});

test('a file that failed and is chosen again takes its own place', async () => {
  const rendered = await open({ overrides: { 'uploads.put': failure(502) } });
  choose(rendered, [file('a.pdf')]);
  await screen.findByText(/did not take this file/);
  rendered.transport.override('uploads.put', undefined);
  choose(rendered, [file('a.pdf')]);
  await arrived('a.pdf');
  expect(screen.getAllByText('a.pdf', { selector: 'b' })).toHaveLength(1);
});
