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

/** Specification §2.1, path by path, as it was written down from the specification itself. */
const specified = `
/member /member/login /member/dashboard /member/claims /member/message-center
/member/account-settings /member/account-balance /member/benefits /member/healthcarebalances
/member/contact /member/servicearea /member/documents /member/free-virtual-therapy
/member/emotional-wellness-tools /member/drug-lookup /member/drug-pricing /member/price-a-drug
/member/forms /member/glossary /member/helper-tools /member/links /member/mail-order
/member/star-ratings /member/find-a-pharmacy /member/planselection /member/drug-exception
/accessibility /member/ccp-prior-auth /member/healthykids-prior-auth /member/registration
/member/moreinfo /member/confirmation /security/forgotpassword /security/forgotpassword/validate
/security/forgotpassword/resetpassword /security/forgotpassword/confirmation /member/about-us
/member/drug-claims-form /member/validation /member/drug-error-report-form
/member/coverage-determination /member/emergency-alerts /not-authorized
/payments /payments/invoices /payments/pay /payments/automatic
/member/pharmacylocator /member/publicPharmacylocator /member/druglookuponly
/member/druglookup /member/mailorder /cvgdetermination *`
  .trim()
  .split(/\s+/);

const ungated =
  `/member /member/dashboard /member/drug-exception /accessibility /member/ccp-prior-auth
/member/healthykids-prior-auth /member/validation /security/forgotpassword
/security/forgotpassword/validate /security/forgotpassword/resetpassword
/security/forgotpassword/confirmation /not-authorized *`.split(/\s+/);

const pathsWhere = (holds: (screen: (typeof screens)[number]) => unknown) =>
  screens.filter(holds).map(({ path }) => path);

describe('the route table', () => {
  test('holds every route of the specification, once and in its order', () => {
    expect(screens.map(({ path }) => path)).toEqual(specified);
  });

  test('leaves exactly the routes without a gate that the specification says have none', () => {
    expect(pathsWhere(({ gate }) => !gate).sort()).toEqual([...ungated].sort());
  });

  test('hides header, menu and footer, and is full width, only where the specification says so', () => {
    expect(pathsWhere(({ chrome }) => chrome === 'none')).toEqual([
      '/member/planselection',
      '/member/drug-exception',
      '/accessibility',
      '/member/ccp-prior-auth',
      '/member/healthykids-prior-auth',
    ]);
    expect(pathsWhere(({ width }) => width === 'full')).toEqual([
      '/member',
      '/member/price-a-drug',
    ]);
  });
});

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
    '%s sends a visitor to the login page, which keeps the wanted address',
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
