import type { Row } from '../testing/mail-order';
import { entriesOf, runOf, sentMessage } from '../testing/messages';

describe('a secure message', () => {
  test('waits for us until the promised time, then the answer of its team is there, unread', () => {
    const run = runOf();
    run.send();
    expect(run.row('SM-90001')).toMatchObject({
      tab: 'other',
      subject: 'Two questions',
      status: 'waitingForUs',
      read: true,
    });
    expect(run.open('SM-90001').body['thread']).toMatchObject({
      related: [{ kind: 'order', id: 'HD-20418' }],
      expected: { answerBy: '2026-11-06T14:00:00.000Z' },
    });
    run.wait(23);
    expect(run.badge()).toBe(4);
    run.wait(1);
    expect(run.badge()).toBe(5);
    expect(run.row('SM-90001')).toMatchObject({
      status: 'waitingForYou',
      read: false,
      hasAction: true,
      sender: 'Home delivery pharmacy',
      sentOn: '2026-11-06T14:00:00.000Z',
    });
    expect(run.open('SM-90001', 'es').body).toMatchObject({
      sender: 'Farmacia de entrega a domicilio',
      thread: { expected: null, entries: [{ from: 'member', body: sentMessage.body }, {}] },
    });
  });

  test('is answered again after a reply, and is unread again', () => {
    const run = runOf();
    run.mark(['7006'], true);
    expect(run.reply('7006', 'Leave it in the mailbox, please.').body).toMatchObject({
      receipt: { referenceNumber: 'SR-90001', answerBy: '2026-11-06T14:00:00.000Z' },
    });
    expect(run.row('7006')).toMatchObject({ status: 'waitingForUs', read: true });
    run.daysAfter(2);
    expect(run.row('7006')).toMatchObject({ status: 'answered', read: false });
    expect(entriesOf(run.open('7006')).map(({ from }) => from)).toEqual([
      ...['member', 'service', 'member', 'service'],
    ]);
  });

  test.each(['order', 'claim', 'coverage', 'payment', 'account', 'other'])(
    'about %s has an answer in both languages',
    (topic) => {
      const run = runOf();
      run.send({ topic, related: [] });
      run.daysAfter(5);
      const [en, es] = ['en', 'es'].map((language) =>
        String(entriesOf(run.open('SM-90001', language)).at(-1)?.['body']),
      );
      expect(en?.length).toBeGreaterThan(40);
      expect(es).not.toBe(en);
    },
  );

  test('that asks for a call is answered by what came of it', () => {
    const run = runOf();
    run.send({ topic: 'claim', replyBy: 'phone', phone: '6125550101' });
    run.daysAfter(5);
    expect(entriesOf(run.open('SM-90001')).at(-1)).toMatchObject({
      body: expect.stringContaining('We called you'),
    });
  });

  test('takes a reply once for each key', () => {
    const run = runOf();
    const first = run.reply('7006', 'Yes');
    expect(run.reply('7006', 'Yes')).toEqual(first);
    expect(run.reply('7006', 'No')).toMatchObject({ status: 409 });
    expect(entriesOf(run.open('7006'))).toHaveLength(3);
    expect(run.reply('7006', ' \n', 'reply-2')).toMatchObject({ status: 422 });
    expect(run.reply('7001', 'Hello', 'reply-3')).toMatchObject({ status: 404 });
  });

  test('keeps what was typed as it was typed', () => {
    const run = runOf();
    const subject = 'Æ'.repeat(51);
    const body = '<b>שלום</b> 👩‍⚕️\n\n{name} **bold**';
    run.send({ subject, body });
    expect(run.open('SM-90001').body).toMatchObject({ subject, thread: { entries: [{ body }] } });
  });
});

describe('a file in a secure message', () => {
  const id = (place: number) => `7f6f9a52-3c1e-4f0a-9a31-0d2b7c9e1a${place + 10}`;
  const named = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ id: id(place), name: `photo-${place}.jpg` }));
  const refusalsOf = ({ body }: { body: Row }) => body['fields'];

  test('is shown with name, size and type where it was sent, and stays with that message', () => {
    const run = runOf();
    run.upload(id(0));
    run.upload(id(1), 2000, 'application/pdf');
    run.send({ files: named(1) });
    run.reply('7006', 'This one too', 'reply-1', { files: [{ id: id(1), name: 'label.pdf' }] });
    expect(entriesOf(run.open('SM-90001'))[0]).toMatchObject({
      files: [{ id: id(0), name: 'photo-0.jpg', size: 1000, type: 'image/jpeg' }],
    });
    expect(entriesOf(run.open('7006')).map(({ files }) => files)).toEqual([
      ...[[], []],
      [{ id: id(1), name: 'label.pdf', size: 2000, type: 'application/pdf' }],
    ]);
    const open = (mpmId: string, uploadId: string) =>
      run.call('messages.getFile', { params: { mpmId, uploadId } }).status;
    expect([open('SM-90001', id(0)), open('7006', id(0)), open('7006', id(5))]).toEqual([
      ...[200, 404, 404],
    ]);
  });

  test('is refused when it was not uploaded, was removed, or is one too many', () => {
    const run = runOf();
    for (let place = 0; place < 4; place += 1) run.upload(id(place), 9_000_000);
    run.call('uploads.remove', { params: { uploadId: id(1) } });
    const gone = [{ field: 'files.1.id', problem: 'fileUnknown' }];
    expect(refusalsOf(run.send({ files: named(2) }))).toEqual(gone);
    expect(refusalsOf(run.reply('7006', 'x', 'k', { files: named(2) }))).toEqual(gone);
    const heavy = [0, 2, 3].map((place) => ({ id: id(place), name: 'a.jpg' }));
    expect(refusalsOf(run.send({ files: heavy }))).toEqual([
      { field: 'files', problem: 'filesTotal' },
    ]);
    expect(refusalsOf(run.reply('7006', 'x', 'k', { files: heavy }))).toEqual([
      { field: 'files', problem: 'filesTotal' },
    ]);
    expect(run.list().map(({ mpmId }) => mpmId)).not.toContain('SM-90001');
  });
});

test('what we ask comes with short answers in the language of the reader, until it is answered', () => {
  const run = runOf();
  const offered = (language: string) =>
    (run.open('7006', language).body['thread'] as Row)['quickAnswers'];
  expect(offered('en')).toEqual([
    { text: 'Leave it in my mailbox' },
    { text: 'Hold it at the post office' },
  ]);
  expect(offered('es')).toEqual([
    { text: 'Déjenlo en mi buzón' },
    { text: 'Guárdenlo en la oficina de correos' },
  ]);
  run.reply('7006', 'Leave it in my mailbox');
  expect(offered('en')).toEqual([]);
  run.send({ topic: 'coverage', related: [] });
  run.daysAfter(5);
  expect((run.open('SM-90001').body['thread'] as Row)['quickAnswers']).toEqual([
    { text: 'Yes, you may call' },
    { text: 'No, do not call' },
  ]);
});

describe('another sign-in', () => {
  test('has what was sent, answered and read, and the answer that came since', () => {
    const run = runOf();
    run.mark(['7003'], true);
    run.send();
    run.reply('7006', 'Leave it in the mailbox, please.');
    run.signInAgain();
    expect(run.badge()).toBe(2);
    expect(run.row('SM-90001')).toMatchObject({ status: 'waitingForUs' });
    run.send({ subject: 'Another question' }, 'key-2');
    run.daysAfter(5);
    run.signInAgain();
    expect(run.row('SM-90001')).toMatchObject({ status: 'waitingForYou', read: false });
    expect(run.row('SM-90002')).toMatchObject({ subject: 'Another question' });
    expect(run.row('7006')).toMatchObject({ status: 'answered', read: false });
    expect(run.send({}, 'key-2')).toMatchObject({ status: 409 });
  });
});
