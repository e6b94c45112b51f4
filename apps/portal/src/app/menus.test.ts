import { clientIds, clientOf, featureFlags, type FlagName } from '@portal/client-config';
import type { SessionState } from '../session';
import { labelOf, type MenuEntry, menuFor, visibleEntries } from '../shell/menus/menu';
import { admit } from './gate';
import { menus } from './menus';
import { screenAt } from './screen-at';

const everyFlag = Object.keys(featureFlags) as FlagName[];
const profile = {
  goodRxLink: 'https://discount.example',
  specialtyMailOrderLink: 'https://specialty.example',
  mailOrderLink: 'https://vendor.example',
} as SessionState['userInfo'];

const member = (more: Partial<SessionState> = {}): SessionState => ({
  phase: 'ready',
  signOutReason: null,
  signedIn: true,
  fromAdminPortal: false,
  flags: everyFlag,
  client: 'common',
  businessLine: 'COMMERCIAL',
  pharmacyClient: '',
  metadata: {},
  userInfo: profile,
  ...more,
});
const visitor = (more: Partial<SessionState> = {}) =>
  member({ signedIn: false, userInfo: null, ...more });

const seenBy = (session: SessionState) => visibleEntries(menuFor(menus, session), session);
const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries ?? [])]);
const idsOf = (entries: readonly MenuEntry[] = []) => entries.map(({ id }) => id);
const group = (session: SessionState, id: string) =>
  idsOf(seenBy(session).find((entry) => entry.id === id)?.entries);
const clientsWhere = <Field extends keyof ReturnType<typeof clientOf>>(
  field: Field,
  value: ReturnType<typeof clientOf>[Field],
) => clientIds.filter((id) => clientOf(id)[field] === value);

describe('the menu of a member', () => {
  test('has the entries of the specification in its order', () => {
    expect(idsOf(seenBy(member()))).toEqual([
      'payBill',
      'messageCenter',
      'claims',
      'memberInfo',
      'benefitInformation',
      'resources',
      'enrollAndSurvey',
      'wallet',
      'priceADrug',
      'discountCard',
    ]);
    expect(group(member(), 'memberInfo')).toEqual([
      'healthCareBalances',
      'idCard',
      'accountSettings',
    ]);
    expect(group(member(), 'benefitInformation')).toEqual([
      'claims',
      'benefits',
      // Ours, in addition to the specification's.
      'whatCounted',
      'yearStatement',
      'idCard',
      'accountSettings',
    ]);
  });

  test.each([
    [{}, 'screens.accountSettings'],
    [{ fromAdminPortal: true }, 'shell.memberProfile'],
    [{ userInfo: { ...profile, externalSSOUser: true } as never }, 'shell.memberProfile'],
  ])('calls account settings by what signed them in: %j', (more, label) => {
    const session = member(more);
    const entry = flat(seenBy(session)).find(({ id }) => id === 'accountSettings');
    expect(entry && labelOf(entry, session)).toBe(label);
  });

  test('has no link that the profile does not give', () => {
    const without = seenBy(member({ userInfo: null }));
    expect(flat(without).filter(({ profileLink }) => profileLink)).toEqual([]);
  });
});

describe('the menu of a visitor', () => {
  test('has the entries of the specification in its order', () => {
    expect(idsOf(seenBy(visitor()))).toEqual([
      'makePayment',
      'resources',
      'enrollAndSurvey',
      'register',
      'login',
      'priceADrug',
    ]);
    expect(group(visitor(), 'enrollAndSurvey')).toEqual(['enroll', 'survey']);
  });

  test('shows an entry by itself where its group has no other', () => {
    const flags = everyFlag.filter((flag) => flag !== 'unsecuredEnroll');
    expect(idsOf(seenBy(visitor({ flags })))).toContain('survey');
  });
});

describe('flags', () => {
  const both = [member(), visitor()].flatMap((session) =>
    flat(seenBy(session)).flatMap((entry) =>
      entry.needs.map(
        (flags) => [session.signedIn ? 'member' : 'visitor', entry.id, flags] as const,
      ),
    ),
  );

  test.each(both)('without any of its flags a %s does not see %s (%j)', (who, id, needed) => {
    const flags = everyFlag.filter((each) => !needed.includes(each));
    const session = who === 'member' ? member({ flags }) : visitor({ flags });
    // The entry of the other price screen takes the place of this one.
    const seen = flat(seenBy(session)).filter(({ to }) => to !== '/member/drug-pricing');
    expect(idsOf(seen)).not.toContain(id);
  });

  test.each(['healthCareBalances', 'accumulations'] as const)(
    'health-care balances shows by %s, as its screen opens by it',
    (flag) => {
      const session = member({ flags: ['memberInfo', flag] });
      expect(group(session, 'memberInfo')).toEqual(['healthCareBalances']);
    },
  );

  test.each([
    ['member', ['priceADrug'], '/member/drug-pricing'],
    ['member', ['updatedPriceADrug'], '/member/price-a-drug'],
    ['member', ['priceADrug', 'updatedPriceADrug'], '/member/price-a-drug'],
    ['visitor', ['unsecuredPriceADrug'], '/member/drug-pricing'],
    ['visitor', ['unsecuredUpdatedPriceADrug'], '/member/price-a-drug'],
    ['visitor', ['unsecuredPriceADrug', 'unsecuredUpdatedPriceADrug'], '/member/price-a-drug'],
  ] as [string, FlagName[], string][])(
    'a %s with %j has one entry to price a drug, which opens %s',
    (who, flags, path) => {
      const session = who === 'member' ? member({ flags }) : visitor({ flags });
      expect(seenBy(session)).toMatchObject([{ id: 'priceADrug', to: path }]);
    },
  );

  test('a member enrolls by the flag of members', () => {
    expect(idsOf(seenBy(member({ flags: ['enroll'] })))).toEqual(['enroll']);
    expect(group(member(), 'enrollAndSurvey')).toEqual(['enroll', 'survey']);
  });

  test('what a member sees needs no flag of visitors, and the other way round', () => {
    const ofVisitors = (flag: FlagName) =>
      flag.startsWith('unsecured') || ['registration', 'serviceArea'].includes(flag);
    const wrong = both.filter(([who, , flags]) =>
      flags.some((flag) => ofVisitors(flag) !== (who === 'visitor')),
    );
    expect(wrong).toEqual([]);
  });

  test('every entry of a screen leads a person who sees it to that screen', () => {
    for (const session of [member(), visitor()]) {
      for (const { to } of flat(seenBy(session))) {
        const screen = to && screenAt(to);
        if (!screen || (screen.protected && !session.signedIn)) continue;
        expect(admit(screen, session, to)).toEqual({ admitted: true });
      }
    }
  });

  test('a user without flags sees no entry', () => {
    for (const client of clientIds) {
      expect(seenBy(member({ client, flags: [] }))).toEqual([]);
      expect(seenBy(visitor({ client, flags: [] }))).toEqual([]);
    }
  });
});

describe('clients', () => {
  test.each(clientsWhere('menu', 'planSelection'))(
    '%s has the menu of plan selection',
    (client) => {
      const three = ['planSelection', 'findAPharmacy', 'formulary'];
      const userInfo = { ...profile, planId: 'GHH0003' } as SessionState['userInfo'];
      expect(idsOf(seenBy(member({ client, userInfo })))).toEqual(three);
      expect(idsOf(seenBy(visitor({ client })))).toEqual([...three, 'login']);
    },
  );

  test.each([
    [
      'a member of GHH2001',
      member({ userInfo: { planId: 'GHH2001' } as never }),
      'formularyGhh2001And2002',
    ],
    [
      'a member of GHH0005',
      member({ userInfo: { planId: 'GHH0005' } as never }),
      'formularyGhh0004And0005',
    ],
    [
      'a member of an unknown plan',
      member({ userInfo: { planId: 'GHH9999' } as never }),
      undefined,
    ],
    [
      'a member of GHH2001 who looks at another plan',
      member({
        userInfo: { planId: 'GHH2001' } as never,
        planSelectionValues: { selectedPlan: 'GHH0005', planName: 'Other' },
      }),
      'formularyGhh2001And2002',
    ],
    [
      'a visitor who opened GHH0005',
      visitor({ planSelectionValues: { selectedPlan: 'GHH0005', planName: 'Other' } }),
      'formularyGhh0004And0005',
    ],
    ['a visitor', visitor(), 'formularyLookup'],
  ])(
    'the formulary in the menu of plan selection is that of the plan: %s',
    (_who, session, link) => {
      const [client] = clientsWhere('menu', 'planSelection');
      const entry = seenBy({ ...session, client: client! }).find(({ id }) => id === 'formulary');
      expect(entry?.link).toBe(link);
    },
  );

  const variants = clientIds.filter((id) => clientOf(id).menu === 'standard');
  test.each(variants)(
    '%s has one entry for forms, one for mail order and one to sign in',
    (client) => {
      const { formsEntry, formsLabel, loginUrl, mailOrderForVisitors, mailOrderVendor } =
        clientOf(client);
      for (const session of [member({ client }), visitor({ client })]) {
        const entries = flat(seenBy(session));
        const forms = entries.filter(({ id }) => /^forms|Forms$/.test(id));
        expect(forms).toHaveLength(1);
        const expected =
          formsEntry === 'priorAuthorization'
            ? ['shell.priorAuthorizationForms', '/member/forms/']
            : [formsLabel === 'formsOnly' ? 'shell.formsOnly' : 'screens.forms', '/member/forms'];
        expect([forms[0]?.label, forms[0]?.to]).toEqual(expected);
        const mail = entries.filter(({ id }) => id.startsWith('mailOrder'));
        expect(mail).toHaveLength(1);
        if (session.signedIn) {
          expect(mail[0]?.profileLink).toBe(mailOrderVendor ? 'mailOrderLink' : undefined);
        } else expect(mail[0]?.to).toBe(mailOrderForVisitors);
      }
      const login = flat(seenBy(visitor({ client }))).filter(
        ({ label }) => label === 'shell.signIn',
      );
      expect(login.map(({ to, link }) => to ?? link)).toEqual([
        loginUrl === 'portal' ? '/member/login' : loginUrl,
      ]);
    },
  );

  test('a pharmacy client that is a mail-order vendor brings the vendor’s link', () => {
    const [vendor] = clientsWhere('mailOrderVendor', true);
    const mailOf = (session: SessionState) =>
      flat(seenBy(session)).find(({ id }) => id.startsWith('mailOrder'))?.id;
    expect(mailOf(member({ pharmacyClient: vendor ?? '' }))).toBe('mailOrderVendor');
    expect(mailOf(member({ pharmacyClient: 'unknown' }))).toBe('mailOrder');
  });

  test('each variation belongs to a client', () => {
    expect(clientsWhere('menu', 'planSelection')).toHaveLength(1);
    expect(clientsWhere('formsEntry', 'priorAuthorization')).toHaveLength(1);
    expect(clientsWhere('formsLabel', 'formsOnly')).toHaveLength(1);
    expect(clientsWhere('mailOrderForVisitors', '/member/contact')).toHaveLength(1);
    expect(clientsWhere('logoLink', 'none')).toHaveLength(1);
    expect(clientsWhere('mailOrderVendor', true)).toHaveLength(3);
  });
});
