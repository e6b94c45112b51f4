import type { Action, Dependencies } from '../requests';
import { memoryBrowser } from '../testing';
import { callFailed, signOutRequested, userInfoArrived } from './session.slice';
import { adminPortalEpic, forcedSignOutEpic, signOutEpic } from './sign-out.epic';
import { apiOf, failing, failure, inTime, info, outside, state } from './testing/epics';

describe('a failed call', () => {
  const member = { phase: 'ready', signedIn: true, fromAdminPortal: false } as const;
  test.each([
    ['a 401 signs a member out', member, 'UNAUTHENTICATED', 'expired'],
    [
      'a 401 during the start does so too',
      { ...member, phase: 'starting' },
      'UNAUTHENTICATED',
      'expired',
    ],
    ['ELIG_E0000001 signs a member out', member, 'ELIG_E0000001', 'notEligible'],
    [
      'ELIG_E0000001 signs out admin-portal users too',
      { ...member, fromAdminPortal: true },
      'ELIG_E0000001',
      'notEligible',
    ],
    [
      'a 401 spares admin-portal users',
      { ...member, fromAdminPortal: true },
      'UNAUTHENTICATED',
      null,
    ],
    [
      'a 401 has nothing to end for a visitor',
      { ...member, signedIn: false },
      'UNAUTHENTICATED',
      null,
    ],
    ['any other failure stays where it happened', member, 'CALL_FAILED', null],
    [
      'on the way out nothing more is begun',
      { ...member, phase: 'signingOut' },
      'UNAUTHENTICATED',
      null,
    ],
  ] as const)('%s', (_title, session, code, reason) => {
    inTime(({ hot, expectObservable }) => {
      const failed = callFailed({ endpointId: 'claims.getHistory', status: 401, code });
      const epic = forcedSignOutEpic(hot('f', { f: failed }), state(session), {} as Dependencies);
      const expected = reason ? { s: signOutRequested(reason) } : {};
      expectObservable(epic).toBe(reason ? 's' : '-', expected);
    });
  });
});

describe('signing out', () => {
  test('keeps the reason, ends the session once, and goes where the BFF says', () => {
    inTime(({ hot, cold, flush }) => {
      const browser = memoryBrowser();
      const signOut = jest.fn(() => cold('--(a|)', { a: { location: 'https://id.example/end' } }));
      const action$ = hot<Action>('so', {
        s: signOutRequested('expired'),
        o: signOutRequested('expired'),
      });
      signOutEpic(action$, state(), outside(apiOf({ signOut }), browser)).subscribe();
      flush();
      expect(browser.visited).toEqual(['https://id.example/end']);
      expect(browser.read('signInMessage')).toBe('expired');
      expect(signOut).toHaveBeenCalledTimes(1);
    });
  });

  test('goes to the login page when the BFF does not answer', () => {
    inTime(({ hot, flush }) => {
      const browser = memoryBrowser();
      const api = apiOf({ signOut: () => failing(failure(503, 'CALL_FAILED')) });
      signOutEpic(
        hot('s', { s: signOutRequested('asked') }),
        state(),
        outside(api, browser),
      ).subscribe();
      flush();
      expect(browser.visited).toEqual(['/member/login']);
    });
  });
});

test('the admin-portal flag is kept for those users only', () => {
  inTime(({ hot, flush }) => {
    const browser = memoryBrowser({ adminPortal: 'true' });
    const action$ = hot<Action>('i', { i: userInfoArrived(info) });
    adminPortalEpic(
      action$,
      state({ fromAdminPortal: false }),
      outside(apiOf({}), browser),
    ).subscribe();
    flush();
    expect(browser.read('adminPortal')).toBeNull();
  });
});
