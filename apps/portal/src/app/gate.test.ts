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
        : { admitted: false, to: '/not-authorized', state: { route: id } },
    );
  });

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

  test.each(screens.filter(({ gate }) => !gate).map(({ id }) => id))(
    '%s, without a gate, opens without any flag',
    (id) => {
      const row = rowOf(id);
      const who = row.protected ? member : visitor;
      expect(admit(row, who, row.path)).toEqual({ admitted: true });
    },
  );
});
