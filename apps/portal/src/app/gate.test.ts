import { featureFlags, type FlagName } from '@portal/client-config';
import { admit } from './gate';
import { type ScreenId, screens } from './screens';

const rowOf = (id: ScreenId) => {
  const row = screens.find((screen) => screen.id === id);
  if (!row) throw new Error(`There is no screen "${id}".`);
  return row;
};
const visitor = { signedIn: false, flags: [] as FlagName[] };
const member = { signedIn: true, flags: [] as FlagName[] };
const staff = { ...member, staff: 'support' as const };
const acting = {
  ...staff,
  emulation: { mode: 'emulation' as const, expiresAt: '', remainingMs: 1 },
};
const everyFlag = Object.keys(featureFlags) as FlagName[];

describe('the gate', () => {
  const gated = screens.flatMap(({ id, gate }) => (gate ? [{ id, gate }] : []));

  test.each(gated)('$id opens for a member by any flag of the first list', ({ id, gate }) => {
    const row = rowOf(id);
    for (const flag of gate.members) {
      if (row.visitorsOnly || row.loginRedirect) continue;
      expect(admit(row, { ...member, flags: [flag] }, row.path)).toEqual({ admitted: true });
    }
    const others = everyFlag.filter((flag) => !(gate.members as FlagName[]).includes(flag));
    const refused = admit(row, { ...member, flags: others }, row.path);
    expect(refused).toEqual(
      row.visitorsOnly || row.loginRedirect
        ? { admitted: false, to: '/member/dashboard' }
        : { admitted: false, to: '/not-authorized', state: { route: id } },
    );
  });

  test.each(gated)('$id opens for a visitor by any flag of the second list', ({ id, gate }) => {
    const row = rowOf(id);
    for (const flag of gate.visitors) {
      expect(admit(row, { ...visitor, flags: [flag] }, row.path)).toEqual({ admitted: true });
    }
    const others = everyFlag.filter((flag) => !(gate.visitors as FlagName[]).includes(flag));
    const refused = admit(row, { ...visitor, flags: others }, row.path);
    expect(refused).toEqual(
      row.protected
        ? { admitted: false, to: `/member/login?returnTo=${encodeURIComponent(row.path)}` }
        : {
            admitted: false,
            to: '/not-authorized',
            state: expect.objectContaining({ route: id }),
          },
    );
  });

  test('a visitor whom signing in may admit returns to the path and query that they wanted', () => {
    const wanted = '/member/account-balance?from=mail';
    expect(admit(rowOf('accountBalance'), visitor, wanted)).toEqual({
      admitted: false,
      to: '/not-authorized',
      state: { route: 'accountBalance', returnTo: wanted },
    });
  });

  test.each(['serviceArea', 'starRatings', 'registration', 'login'] as const)(
    '%s is not promised after signing in',
    (id) => {
      expect(admit(rowOf(id), visitor, rowOf(id).path)).toEqual({
        admitted: false,
        to: '/not-authorized',
        state: { route: id },
      });
    },
  );

  test.each(['mailOrder', 'dashboard', 'claims', 'benefits', 'messageCenter'] as const)(
    '%s sends a visitor to the login page with the wanted path',
    (id) => {
      expect(admit(rowOf(id), { ...visitor, flags: everyFlag }, '/member/x/?days=90')).toEqual({
        admitted: false,
        to: '/member/login?returnTo=%2Fmember%2Fx%2F%3Fdays%3D90',
      });
    },
  );

  test.each(['home', 'login', 'serviceArea', 'starRatings'] as const)(
    '%s sends a member to the dashboard',
    (id) => {
      const all = { ...member, flags: everyFlag };
      expect(admit(rowOf(id), all, '/')).toEqual({ admitted: false, to: '/member/dashboard' });
    },
  );

  test.each([
    'dashboard',
    'claims',
    'accountSettings',
    'makePayment',
    'planSelection',
    'home',
  ] as const)(
    '%s sends staff who act for no one to their start page, and opens while they act',
    (id) => {
      const all = { flags: everyFlag };
      const start = { admitted: false, to: '/member/staff' };
      for (const role of ['support', 'provider'] as const) {
        expect(admit(rowOf(id), { ...staff, ...all, staff: role }, '/')).toEqual(start);
      }
      expect(admit(rowOf(id), { ...acting, ...all }, '/')).not.toEqual(start);
      // A provider whose page came with a patient has chosen one already (SS-7).
      const handedOver = { ...staff, ...all, staff: 'provider' as const, handedOver: true };
      expect(admit(rowOf(id), handedOver, '/')).not.toEqual(start);
    },
  );

  test('the start page of staff is for staff who act for no one', () => {
    const { path } = rowOf('staff');
    expect(admit(rowOf('staff'), staff, path)).toEqual({ admitted: true });
    for (const who of [member, acting]) {
      const dashboard = { admitted: false, to: '/member/dashboard' };
      expect(admit(rowOf('staff'), who, path)).toEqual(dashboard);
    }
    expect(admit(rowOf('staff'), visitor, path)).toMatchObject({
      to: '/member/login?returnTo=%2Fmember%2Fstaff',
    });
  });

  test('screens for everyone stay open to staff who act for no one', () => {
    for (const id of ['glossary', 'drugLookup', 'notFound'] as const) {
      expect(admit(rowOf(id), { ...staff, flags: everyFlag }, '/')).toEqual({ admitted: true });
    }
  });

  test.each(screens.filter(({ gate, staffOnly }) => !gate && !staffOnly).map(({ id }) => id))(
    '%s, without a gate, opens without any flag',
    (id) => {
      const row = rowOf(id);
      const who = row.protected ? member : visitor;
      expect(admit(row, who, row.path)).toEqual({ admitted: true });
    },
  );

  test.each(['paymentPlan', 'paymentPlanSignUp', 'paymentPlanLeave'] as const)(
    '%s, of Medicare, does not open for a commercial member',
    (id) => {
      const all = { ...member, flags: everyFlag };
      const row = rowOf(id);
      expect(admit(row, { ...all, businessLine: 'MEDD' }, row.path)).toEqual({ admitted: true });
      expect(admit(row, { ...all, businessLine: 'COMMERCIAL' }, row.path)).toEqual({
        admitted: false,
        to: '/not-authorized',
        state: { route: id },
      });
    },
  );
});
