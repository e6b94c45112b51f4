import type { UnknownAction } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { defer, NEVER, of, Subject } from 'rxjs';
import type { Dependencies } from '../../store';
import { memoryPlatform } from '../../testing';
import { callFailed, signOutFailed, signOutRequested, userInfoReceived } from '../session.slice';
import { adminPortalEpic, forcedSignOutEpic, signOutEpic } from './sign-out.epic';
import {
  apiOf,
  failing,
  failure,
  inTime,
  info,
  outside,
  state$With,
  stateWith,
} from '../testing/epics';

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
      'a 401 leaves a page open that sends what was typed, or looks for it',
      { ...member, typedHolders: 1 },
      'UNAUTHENTICATED',
      null,
    ],
    [
      'a page that is done with it is left',
      { ...member, typedHolders: 0 },
      'UNAUTHENTICATED',
      'expired',
    ],
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

  test.each([
    ['waits while what was typed is saved', '--n', '--s'],
    ['waits for three seconds at most', '--', '- 2999ms s'],
  ])('%s', (_, saved, called) => {
    inTime(({ hot, cold, expectObservable }) => {
      const saved$ = hot(saved, { n: stateWith() });
      const state$ = new StateObservable(saved$, stateWith({ pendingSaves: 1 }));
      const calls$ = new Subject<string>();
      const signOut = () =>
        defer(() => {
          calls$.next('s');
          return NEVER;
        });
      expectObservable(calls$).toBe(called);
      const action$ = cold('s', { s: signOutRequested('requested') });
      signOutEpic(action$, state$, outside(apiOf({ signOut }))).subscribe();
    });
  });

  test.each([
    ['requested', 'requested-unconfirmed'],
    ['idle', 'idle-unconfirmed'],
    ['expired', 'expired'],
  ] as const)(
    'a provider that comes back with a state has to confirm it: %s is stored as %s',
    (reason, stored) => {
      inTime(({ hot, flush }) => {
        const platform = memoryPlatform();
        const location = 'https://id.example/end?state=signed-out';
        const api = apiOf({ signOut: () => of({ location }) });
        const action$ = hot('s', { s: signOutRequested(reason) });
        signOutEpic(action$, state$With(), outside(api, platform)).subscribe();
        flush();
        expect(platform.read('signInMessage')).toBe(stored);
        expect(platform.posted).toEqual([{ kind: 'signedOut', reason, message: reason }]);
      });
    },
  );

  test.each([
    ['idle', '/member/mail-order/checkout', '/member/mail-order/checkout'],
    ['expired', '/payments/pay', '/payments/pay'],
    ['idle', '/member/account-settings/', '/member/account-settings/'],
    ['idle', '/member/publicPharmacylocator', '/member/publicPharmacylocator'],
    ['requested', '/member/claims', null],
    ['notEligible', '/member/claims', null],
    ['idle', '/member/x/EVF00421787', null],
  ] as const)('stores the page that was open: %s at %s stores %j', (reason, path, stored) => {
    inTime(({ hot, flush }) => {
      window.history.replaceState(null, '', `${path}?drug=Advelora`);
      const platform = memoryPlatform({ returnTo: '/member/old' });
      const api = apiOf({ signOut: () => of({ location: 'https://id.example/end' }) });
      const action$ = hot('s', { s: signOutRequested(reason) });
      signOutEpic(action$, state$With(), outside(api, platform)).subscribe();
      flush();
      expect(platform.read('returnTo')).toBe(stored);
    });
  });

  const partner = 'https://partner.example/signed-out';
  const ofPartner = {
    redirectHosts: ['partner.example'],
    userInfo: { ...info, logoutUri: partner },
  };
  test.each([
    ['requested', ofPartner, partner],
    ['idle', ofPartner, partner],
    ['expired', ofPartner, null],
    ['requested', { ...ofPartner, redirectHosts: [] }, null],
    ['requested', { ...ofPartner, emulation: {} as never }, null],
  ] as const)(
    'SS-5: stores the logout URL of user info for afterwards: %s, %#',
    (reason, member, to) => {
      inTime(({ hot, flush }) => {
        const platform = memoryPlatform({ afterSignOut: 'https://old.example' });
        const api = apiOf({ signOut: () => of({ location: 'https://id.example/end' }) });
        const action$ = hot('s', { s: signOutRequested(reason) });
        signOutEpic(action$, state$With(member), outside(api, platform)).subscribe();
        flush();
        expect(platform.visited).toEqual(['https://id.example/end']);
        expect(platform.read('afterSignOut')).toBe(to);
      });
    },
  );

  test.each([
    ['refuses', () => failing(failure(503, 'CALL_FAILED')), 0],
    ['does not answer', () => NEVER, 20_000],
  ] as const)(
    'stays and says so when the BFF %s, and can be tried again',
    (_name, answer, after) => {
      inTime(({ hot, expectObservable, flush }) => {
        const platform = memoryPlatform();
        const signOut = jest.fn(answer);
        const requested = { s: signOutRequested('requested') };
        const action$ = hot(`s ${after + 10}ms s`, requested);
        const emitted$ = signOutEpic(action$, state$With(), outside(apiOf({ signOut }), platform));
        expectObservable(emitted$).toBe(`${after}ms f ${after === 0 ? 10 : 20_010}ms f`, {
          f: signOutFailed(),
        });
        flush();
        expect(signOut).toHaveBeenCalledTimes(2);
        expect(platform.visited).toEqual([]);
        expect(platform.posted).toEqual([]);
        expect(platform.read('signInMessage')).toBeNull();
      });
    },
  );

  test.each([
    ['requested', 'signedInAtProvider'],
    ['expired', 'expired'],
  ] as const)(
    'that the provider did not follow: after %s the login page says %s',
    (reason, said) => {
      inTime(({ hot, flush }) => {
        const platform = memoryPlatform();
        const api = apiOf({
          signOut: () => of({ location: '/member/login', signedInAtProvider: true }),
        });
        const action$ = hot('s', { s: signOutRequested(reason) });
        signOutEpic(action$, state$With(), outside(api, platform)).subscribe();
        flush();
        expect(platform.read('signInMessage')).toBe(said);
        expect(platform.posted).toEqual([{ kind: 'signedOut', reason, message: said }]);
      });
    },
  );
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
