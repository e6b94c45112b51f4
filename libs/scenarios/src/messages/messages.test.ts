import { ClaimsHistory } from '@portal/contracts/claims';
import { unreadByTab, type MessageTab } from '@portal/domain/messages';
import { runOf as begin, type Row } from '../mail-order/testing-mail-order';
import { loadFixtures } from '../read-fixtures';

const { scenarios } = loadFixtures();

const sent = {
  language: 'en',
  topic: 'order',
  subject: 'Two questions',
  body: 'Can it ship on Monday?',
  related: [{ kind: 'order', id: 'HD-20418' }],
  replyBy: 'messageCenter',
};

function runOf(scenario = 'commercial-member') {
  const run = begin(scenario);
  const list = (language = 'en') =>
    run.call('notifications.getList', { query: { language } }).body['notifications'] as Row[];
  const counts = () =>
    run.call('notifications.getCounts').body as unknown as Record<string, { unread: number }>;
  return {
    ...run,
    list,
    counts,
    row: (id: string) => list().find(({ mpmId }) => mpmId === id),
    badge: () => Object.values(counts()).reduce((sum, { unread }) => sum + unread, 0),
    open: (mpmId: string, language = 'en') =>
      run.call('notifications.getMessage', { params: { mpmId }, query: { language } }),
    mark: (mpmIds: string[], read: boolean) =>
      run.call('notifications.mark', { body: { mpmIds, read } }).body,
    send: (message = {}, key = 'key-1') =>
      run.call('messages.send', { body: { ...sent, ...message }, idempotencyKey: key }),
    reply: (mpmId: string, body: string, key = 'reply-1', more = {}) =>
      run.call('messages.reply', {
        ...{ params: { mpmId }, body: { language: 'en', body, ...more }, idempotencyKey: key },
      }),
    upload: (uploadId: string, size = 1000, type = 'image/jpeg') =>
      run.call('uploads.put', { params: { uploadId }, file: { type, size } }),
  };
}
const entriesOf = ({ body }: { body: Row }) => (body['thread'] as Row)['entries'] as Row[];

describe('one inbox', () => {
  test('is behind the list, each message and the counts, and the tabs add up to the badge', () => {
    const run = runOf();
    const add = () => {
      const byTab = unreadByTab(
        run.list().map(({ tab, read }) => ({ tab: tab as MessageTab, read: read === true })),
      );
      const { notifications, eob, other } = run.counts();
      expect([notifications?.unread, eob?.unread, other?.unread]).toEqual([
        byTab.letters + byTab.notifications,
        byTab.eobs,
        byTab.other,
      ]);
      return run.badge();
    };
    expect(add()).toBe(4);
    expect(run.mark(['7003', '7001', 'NO-SUCH'], true)).toEqual({ marked: 1 });
    expect(add()).toBe(3);
    expect(run.mark(['7003', '7001'], false)).toEqual({ marked: 2 });
    expect(add()).toBe(5);
    expect(run.call('notifications.markEobRead').body).toEqual({ markedRead: 1 });
    expect(run.call('notifications.markOtherRead').body).toEqual({ markedRead: 1 });
    expect(add()).toBe(3);
    run.send();
    expect(add()).toBe(3);
    run.daysAfter(5);
    expect(add()).toBe(4);
    for (const row of run.list()) {
      expect(run.open(String(row['mpmId'])).body).toMatchObject({
        ...{ subject: row['subject'], read: row['read'], tab: row['tab'] },
      });
    }
  });

  test('is in the language that is asked for', () => {
    const run = runOf();
    expect(run.open('7003', 'es').body).toMatchObject({
      subject: 'Un medicamento necesita aprobación primero',
      sender: 'Equipo de cobertura',
      body: expect.stringContaining('médico que receta'),
    });
    const texts = (language: string) => run.list(language).map(({ subject }) => subject);
    expect(texts('es')).not.toEqual(texts('en'));
  });

  test('holds the reminders of home delivery, which stay unread until they are marked', () => {
    const run = runOf('auto-refill');
    run.daysAfter(5);
    const reminders = () => run.list().filter(({ mpmId }) => String(mpmId).startsWith('AR-'));
    const [first] = reminders();
    const id = String(first?.['mpmId']);
    expect(run.open(id).body).toMatchObject({ read: false, tab: 'notifications' });
    run.mark([id], true);
    expect(run.open(id).body).toMatchObject({ read: true });
  });

  test('can be very long, of seven years', () => {
    const run = runOf('messages-many');
    const list = run.list();
    expect(list).toHaveLength(2000);
    expect(new Set(list.map(({ mpmId }) => mpmId)).size).toBe(2000);
    expect(new Set(list.map(({ sentOn }) => String(sentOn).slice(0, 4))).size).toBe(7);
    expect(run.badge()).toBe(1000);
  });
});

describe('what waits for the member', () => {
  const toDo = (run: ReturnType<typeof runOf>) =>
    run.list().flatMap(({ mpmId, hasAction }) => (hasAction === true ? [mpmId] : []));

  test('is what needs an act, not every message with a link', () => {
    const run = runOf();
    expect(run.open('7001').body['action']).toEqual({ path: '/member/healthcarebalances' });
    expect(run.open('7003').body['action']).toEqual({ path: '/member/coverage-determination' });
    expect(toDo(run)).toEqual(['7006', '7003']);
    run.reply('7006', 'Leave it in my mailbox');
    expect(toDo(run)).toEqual(['7003']);
  });

  test('are no reminders, which need nothing, but a refill that did not ship', () => {
    const run = runOf('auto-refill');
    run.daysAfter(40);
    const news = run.list().filter(({ category }) => category === 'autoRefill');
    expect(news.length).toBeGreaterThan(0);
    expect(news.filter(({ hasAction }) => hasAction)).toEqual([]);
  });

  test.each([
    ['home-delivery-returned', 'Your order came back to us'],
    ['new-prescriptions', 'A new prescription is in your refills'],
    ['medicare-member', 'You can order a refill'],
  ])('are in %s: %s', (scenario, subject) => {
    expect(runOf(scenario).list()).toContainEqual(
      expect.objectContaining({ subject, hasAction: true }),
    );
  });

  test.each([
    ['home-delivery', 'Your home delivery order has shipped'],
    ['coverage-waiting', 'Your prescriber has to act'],
  ])('are not in %s: %s', (scenario, subject) => {
    expect(runOf(scenario).list()).toContainEqual(
      expect.objectContaining({ subject, hasAction: false }),
    );
  });
});

describe('an explanation of benefits', () => {
  const amounts = ['billed', 'discount', 'planPaid', 'otherPaid', 'youPaid', 'deductible'] as const;
  const cents = (value: unknown) => Math.round(Number(value) * 100);
  const rows = ClaimsHistory.parse(
    scenarios.get('commercial-member')!.files.get('claims.getHistory/family-year')!.body,
  ).claimsHistory!.claim!;

  test.each([
    ['7004', '2026-10'],
    ['7005', '2026-09'],
  ])('%s ties to the claims to the cent', (mpmId, month) => {
    const statement = runOf().open(mpmId).body['statement'] as Row;
    const stated = statement['claims'] as Row[];
    const paid = rows.filter(
      ({ memberId, dateOfService, status }) =>
        memberId === 'EVF00421787-01' &&
        dateOfService.startsWith(month) &&
        ['paid', 'reversed'].includes(status),
    );
    expect(stated.map(({ healthServiceId }) => healthServiceId)).toEqual(
      paid.map(({ healthServiceId }) => healthServiceId).reverse(),
    );
    for (const claim of stated) {
      const row = paid.find(({ healthServiceId }) => healthServiceId === claim['healthServiceId']);
      expect([cents(claim['youPaid']), cents(claim['planPaid'])]).toEqual([
        cents(row?.copayAmount),
        cents(row?.amtInsurancePaid),
      ]);
    }
    const totals = statement['totals'] as Row;
    for (const name of amounts) {
      expect(cents(totals[name])).toBe(stated.reduce((sum, each) => sum + cents(each[name]), 0));
    }
    for (const each of [...stated, totals]) {
      const [billed, discount, plan, other, you] = amounts.map((name) => cents(each[name]));
      expect(billed! - discount! - plan! - other!).toBe(you);
    }
  });
});

describe('a secure message', () => {
  test('waits for us until the promised time, then the answer of its team is there, unread', () => {
    const run = runOf();
    run.send();
    expect(run.row('SM-90001')).toMatchObject({
      ...{ tab: 'other', subject: 'Two questions', status: 'waitingForUs', read: true },
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
      ...{ status: 'waitingForYou', read: false, hasAction: true },
      ...{ sender: 'Home delivery pharmacy', sentOn: '2026-11-06T14:00:00.000Z' },
    });
    expect(run.open('SM-90001', 'es').body).toMatchObject({
      sender: 'Farmacia de entrega a domicilio',
      thread: { expected: null, entries: [{ from: 'member', body: sent.body }, {}] },
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

describe('what is new is reported', () => {
  const member = 'marisol.sampleton@example.com';
  const mobile = {
    ...{ kind: 'mobile', number: '6125550142', extension: '', mayText: true },
    ...{ bestTime: 'any', isPreferred: false },
  };
  const savePhone = (run: ReturnType<typeof runOf>) => {
    run.call('accountSettings.savePhone', { body: { memberId: 'EVF00421787', phone: mobile } });
    run.sent.length = 0;
  };

  test('an answer by email, once, in the language of the message, without a word of it', () => {
    const run = runOf();
    run.send({ language: 'es', topic: 'claim', related: [] });
    run.badge();
    expect(run.sent).toEqual([]);
    run.daysAfter(5);
    run.badge();
    run.signInAgain();
    run.badge();
    expect(run.sent).toEqual([
      {
        ...{ kind: 'email', to: member, subject: 'Tiene un mensaje nuevo en Everfern Rx' },
        text: expect.stringContaining(
          'http://localhost:4200/member/message-center?message=SM-90001',
        ),
      },
    ]);
    expect(run.sent[0]?.text).not.toContain(sent.subject);
    run.list('en');
    run.reply('SM-90001', 'Thank you', 'reply-1');
    run.daysAfter(10);
    run.list('en');
    expect(run.sent.slice(1)).toMatchObject([{ subject: 'You have a new message at Everfern Rx' }]);
  });

  test('one that asks something also by text, where the member chose that', () => {
    const run = runOf();
    savePhone(run);
    run.send();
    run.daysAfter(5);
    run.badge();
    expect(run.sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['email', member],
      ['text', '6125550142'],
    ]);
  });

  test('an order that ships as the member chose, and not at all when they chose nothing', () => {
    const run = runOf();
    savePhone(run);
    run.order({ '4402101': 7.5 });
    run.wait(24);
    run.badge();
    expect(run.sent.map(({ kind }) => kind)).toEqual(['email', 'text']);
    for (const channel of ['email', 'text']) {
      const body = { memberId: 'EVF00421787', kind: 'order', channel, isOn: false };
      run.call('accountSettings.saveNotification', { body });
    }
    run.wait(24 * 4);
    run.badge();
    expect(run.sent).toHaveLength(2);
  });

  test('what the member has read meanwhile is not', () => {
    const run = runOf();
    run.send();
    run.daysAfter(5);
    run.mark(['SM-90001'], true);
    run.badge();
    expect(run.sent).toEqual([]);
  });
});
