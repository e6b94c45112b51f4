import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dependencies } from '../store';
import { memoryPlatform } from '../testing';
import { callFailed, signOutRequested, userInfoReceived } from './session.slice';
import { adminPortalEpic, forcedSignOutEpic, signOutEpic } from './sign-out.epic';
import { apiOf, failing, failure, inTime, info, outside, state$With } from './testing/epics';

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
      const epic = forcedSignOutEpic(
        hot('f', { f: failed }),
        state$With(session),
        {} as Dependencies,
      );
      const expected = reason ? { s: signOutRequested(reason) } : {};
      expectObservable(epic).toBe(reason ? 's' : '-', expected);
    });
  });
});

describe('signing out', () => {
  test('stores the reason, ends the session once, and goes where the BFF says', () => {
    inTime(({ hot, cold, flush }) => {
      const platform = memoryPlatform();
      const signOut = jest.fn(() => cold('--(a|)', { a: { location: 'https://id.example/end' } }));
      const action$ = hot<UnknownAction>('so', {
        s: signOutRequested('expired'),
        o: signOutRequested('expired'),
      });
      signOutEpic(action$, state$With(), outside(apiOf({ signOut }), platform)).subscribe();
      flush();
      expect(platform.visited).toEqual(['https://id.example/end']);
      expect(platform.read('signInMessage')).toBe('expired');
      expect(signOut).toHaveBeenCalledTimes(1);
    });
  });

  test('goes to the login page when the BFF does not answer', () => {
    inTime(({ hot, flush }) => {
      const platform = memoryPlatform();
      const api = apiOf({ signOut: () => failing(failure(503, 'CALL_FAILED')) });
      signOutEpic(
        hot('s', { s: signOutRequested('requested') }),
        state$With(),
        outside(api, platform),
      ).subscribe();
      flush();
      expect(platform.visited).toEqual(['/member/login']);
    });
  });
});

test('the admin-portal flag is stored for those users only', () => {
  inTime(({ hot, flush }) => {
    const platform = memoryPlatform({ adminPortal: 'true' });
    const action$ = hot<UnknownAction>('i', { i: userInfoReceived(info) });
    adminPortalEpic(
      action$,
      state$With({ fromAdminPortal: false }),
      outside(apiOf({}), platform),
    ).subscribe();
    flush();
    expect(platform.read('adminPortal')).toBeNull();
  });
});
