import { ClaimsHistory } from '@portal/contracts/claims';
import { unreadByTab, type MessageTab } from '@portal/domain/messages';
import type { Row } from '../testing/mail-order';
import { loadFixtures } from '../fixtures/read-fixtures';
import { runOf } from '../testing/messages';

const { scenarios } = loadFixtures();

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
        subject: row['subject'],
        read: row['read'],
        tab: row['tab'],
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

test.each([
  ['commercial-member', 'en', 'within 72 hours of a complete request, and within 24 hours if'],
  ['coverage-commercial', 'en', 'within 15 days of a complete request, and within 72 hours if'],
  [
    'coverage-commercial',
    'es',
    'en un plazo de 15 días a partir de una solicitud completa, y en 72 horas si',
  ],
])('a letter of %s in %s names the times of its plan', (scenario, language, times) => {
  expect(runOf(scenario).open('7003', language).body['body']).toContain(times);
});
