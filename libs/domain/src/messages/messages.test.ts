import {
  benefitsStatement,
  benefitTotals,
  countOfTab,
  everyMessage,
  filterMessages,
  isNarrowed,
  messagesOfTab,
  messageTabs,
  newestYears,
  type StatedClaim,
  threadStatus,
  unreadByTab,
  unreadCounts,
  yearsOf,
} from '.';

const message = (mpmId: string, changes = {}) => ({
  mpmId,
  tab: 'letters' as const,
  subject: 'Su autorización previa',
  sender: 'Claims team',
  sentOn: '2026-11-03T16:20:00-06:00',
  read: false,
  hasAction: false,
  ...changes,
});

describe('the counts', () => {
  test('the tabs always add up to the badge, whatever is in them', () => {
    const tabs = [...messageTabs, 'unknown' as const];
    for (let seed = 0; seed < 200; seed += 1) {
      const messages = Array.from({ length: seed % 17 }, (_, index) =>
        message(String(index), {
          tab: tabs[(seed * 7 + index * 3) % tabs.length],
          read: (seed + index) % 3 === 0,
        }),
      );
      const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0);
      const badge = sum(Object.values(unreadCounts(messages)).map(({ unread }) => unread));
      expect(sum(Object.values(unreadByTab(messages)))).toBe(badge);
      expect(badge).toBe(messages.filter(({ read }) => !read).length);
    }
  });

  test('letters count as notifications, secure messages as other', () => {
    expect(countOfTab).toEqual({
      letters: 'notifications',
      notifications: 'notifications',
      eobs: 'eob',
      other: 'other',
    });
    expect(unreadCounts([message('1'), message('2', { tab: 'unknown' })])).toEqual({
      notifications: { unread: 2 },
      eob: { unread: 0 },
      other: { unread: 0 },
    });
  });
});

describe('which messages are shown', () => {
  const messages = [
    message('1', { sentOn: '2025-12-31T10:00:00-06:00' }),
    message('2', { read: true, hasAction: true }),
    message('3', { subject: 'Zolentra', sender: 'مرحبا' }),
    message('4', { tab: 'unknown' }),
  ];
  const ids = (filter: object, textOf?: (id: string) => string) =>
    filterMessages(messages, { ...everyMessage, ...filter }, textOf).map(({ mpmId }) => mpmId);

  test('by words in any order, without accents and case, also of an opened text', () => {
    expect(ids({ search: '  PREVIA autorizacion ' })).toEqual(['1', '2', '4']);
    expect(ids({ search: 'مرحبا' })).toEqual(['3']);
    expect(ids({ search: 'capsule' }, (id) => (id === '3' ? 'A capsule' : ''))).toEqual(['3']);
    expect(ids({ search: '.*' })).toEqual([]);
  });

  test('by unread, by what needs an action, by year', () => {
    expect(ids({ only: 'unread' })).toEqual(['1', '3', '4']);
    expect(ids({ only: 'action' })).toEqual(['2']);
    expect(ids({ year: '2025' })).toEqual(['1']);
    expect([isNarrowed(everyMessage), isNarrowed({ ...everyMessage, search: ' ' })]).toEqual([
      false,
      false,
    ]);
    expect(isNarrowed({ ...everyMessage, year: '2025' })).toBe(true);
  });

  test('of one tab, the newest first, year by year', () => {
    const letters = messagesOfTab(messages, 'letters');
    expect(letters.map(({ mpmId }) => mpmId)).toEqual(['2', '3', '1']);
    expect(yearsOf(letters)).toEqual(['2026', '2025']);
    expect(newestYears(letters, 1)).toMatchObject({ oldestShown: '2026', hasOlder: true });
    expect(newestYears(letters, 1).shown).toHaveLength(2);
    expect(newestYears(letters, 2)).toMatchObject({ oldestShown: '2025', hasOlder: false });
    expect(newestYears([], 1)).toEqual({ shown: [], oldestShown: '', hasOlder: false });
  });
});

test.each([
  ['waitingForUs', ['member']],
  ['waitingForUs', ['service', 'member']],
  ['answered', ['member', 'service']],
  ['waitingForYou', ['member', 'asks']],
  ['waitingForUs', ['member', 'member', 'service']],
  ['answered', ['member', 'asks', 'member', 'service']],
  ['answered', []],
])('a secure message is %s after %j', (status, entries) => {
  const said = entries.map((each) =>
    each === 'member'
      ? { from: 'member' as const }
      : { from: 'service' as const, asks: each === 'asks' },
  );
  expect(threadStatus(said)).toBe(status);
});

describe('an explanation of benefits', () => {
  const claim = (healthServiceId: string, changes: Partial<StatedClaim> = {}): StatedClaim => ({
    healthServiceId,
    memberId: 'EVF1-01',
    dateOfService: '2026-10-09',
    status: 'paid',
    youPaid: 7.1,
    planPaid: 14.2,
    fullPrice: 30.4,
    planDiscount: 9.1,
    otherPayerAmount: null,
    deductibleAmount: 0.1,
    ...changes,
  });
  const october = { memberId: 'EVF1-01', from: '2026-10-01', to: '2026-10-31' };

  test('has the claims of its person and period, whose amounts count', () => {
    const { claims } = benefitsStatement(
      [
        claim('last', { dateOfService: '2026-10-31' }),
        claim('first', { dateOfService: '2026-10-01' }),
        claim('before', { dateOfService: '2026-09-30' }),
        claim('after', { dateOfService: '2026-11-01' }),
        claim('son', { memberId: 'EVF1-03' }),
        claim('rejected', { status: 'rejected' }),
        claim('open', { status: 'inProgress', youPaid: null }),
      ],
      october,
    );
    expect(claims.map(({ healthServiceId }) => healthServiceId)).toEqual(['first', 'last']);
  });

  test('adds up to the cent, and a reversal nets to nothing', () => {
    const paid = claim('paid');
    const taken = { youPaid: -7.1, planPaid: -14.2, fullPrice: -30.4, planDiscount: -9.1 };
    const reversal = claim('back', { ...taken, deductibleAmount: -0.1, status: 'reversed' });
    const { totals } = benefitsStatement([paid, paid, paid, reversal], october);
    expect(totals).toEqual({
      billed: 60.8,
      discount: 18.2,
      planPaid: 28.4,
      otherPaid: 0,
      youPaid: 14.2,
      deductible: 0.2,
    });
    expect(benefitTotals([])).toMatchObject({ billed: 0, youPaid: 0 });
  });
});
