import { loadFixtures } from '../fixtures/read-fixtures';
import { runOf, sentMessage } from '../testing/messages';

describe('what is new is reported', () => {
  const member = 'marisol.sampleton@example.com';
  const mobile = {
    kind: 'mobile',
    number: '6125550142',
    extension: '',
    mayText: true,
    bestTime: 'any',
    isPreferred: false,
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
        kind: 'email',
        to: member,
        subject: 'Tiene un mensaje nuevo en Everfern Rx',
        text: expect.stringContaining(
          'http://localhost:4200/member/message-center?message=SM-90001',
        ),
      },
    ]);
    expect(run.sent[0]?.text).not.toContain(sentMessage.subject);
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

  test('in the language of the member, whatever a caregiver of theirs reads in', () => {
    const run = runOf('family-access');
    const caller = loadFixtures().scenarios.get('caregiver')!.person!;
    run.list('es');
    run.call('notifications.getList', { query: { language: 'en' }, caller });
    run.daysAfter(5);
    const body = { language: 'en', body: 'She is at the clinic.' };
    run.call('messages.reply', { params: { mpmId: '7301' }, body, caller, idempotencyKey: 'k1' });
    run.daysAfter(10);
    run.badge();
    expect(run.sent.map(({ subject }) => subject)).toContain(
      'Tiene un mensaje nuevo en Everfern Rx',
    );
  });
});
