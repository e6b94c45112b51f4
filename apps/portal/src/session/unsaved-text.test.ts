import { StateObservable } from 'redux-observable';
import { NEVER, of } from 'rxjs';
import { memoryPlatform } from '../testing';
import {
  type SessionState,
  signedOutElsewhere,
  signInAgainNeeded,
  signOutRequested,
} from './session.slice';
import { signedOutElsewhereEpic, signOutEpic } from './sign-out/sign-out.epic';
import { apiOf, inTime, outside, state$With, stateWith } from './testing/epics';

const unsaved = (reason: 'signedOut' | 'other') => ({ unsavedForms: { contact: reason } });
const hanging = { pendingSaves: 1 };

describe('another tab signed out', () => {
  test('leaves with its message, where nothing is unsaved', () => {
    inTime(({ hot, flush }) => {
      window.history.replaceState(null, '', '/member/claims');
      const platform = memoryPlatform();
      const elsewhere = { reason: 'requested', message: 'signedInAtProvider' } as const;
      const action$ = hot('s', { s: signedOutElsewhere(elsewhere) });
      signedOutElsewhereEpic(action$, state$With(), outside(apiOf({}), platform)).subscribe();
      flush();
      expect(platform.read('signInMessage')).toBe('signedInAtProvider');
      expect(platform.read('returnTo')).toBeNull();
      expect(platform.visited).toEqual(['/member/login']);
    });
  });

  test.each<
    [string, 'expired' | 'idle' | 'requested' | 'notEligible', Partial<SessionState>, string]
  >([
    ['expired, a save was refused', 'expired', unsaved('signedOut'), 's'],
    ['expired, a save had failed before', 'expired', unsaved('other'), 's'],
    ['expired, a save gets no answer', 'expired', hanging, '20s s'],
    ['expired, all is saved', 'expired', {}, ''],
    ['idle, a save was refused', 'idle', unsaved('signedOut'), 's'],
    ['the member signed out', 'requested', unsaved('signedOut'), ''],
    ['the member may not come back', 'notEligible', unsaved('signedOut'), ''],
  ])('%s', (_title, reason, session, stays) => {
    inTime(({ hot, expectObservable, flush }) => {
      const platform = memoryPlatform();
      const action$ = hot('s', { s: signedOutElsewhere({ reason, message: reason }) });
      const emitted$ = signedOutElsewhereEpic(
        action$,
        state$With(session),
        outside(apiOf({}), platform),
      );
      expectObservable(emitted$).toBe(stays || '-', stays ? { s: signInAgainNeeded() } : {});
      flush();
      expect(platform.visited).toEqual(stays ? [] : ['/member/login']);
    });
  });

  test('waits for a save that is on its way, and leaves once it arrived', () => {
    inTime(({ hot, flush, expectObservable }) => {
      const platform = memoryPlatform();
      const saved$ = hot('--n', { n: stateWith() });
      const state$ = new StateObservable(saved$, stateWith(hanging));
      const action$ = hot('s', {
        s: signedOutElsewhere({ reason: 'expired', message: 'expired' }),
      });
      const emitted$ = signedOutElsewhereEpic(action$, state$, outside(apiOf({}), platform));
      expectObservable(emitted$).toBe('-');
      flush();
      expect(platform.visited).toEqual(['/member/login']);
    });
  });
});

describe('signing out with text that only the page has', () => {
  test.each<[string, 'expired' | 'idle' | 'requested', Partial<SessionState>, string]>([
    ['expired, a save was refused', 'expired', unsaved('signedOut'), 's'],
    ['expired, a save had failed before', 'expired', unsaved('other'), 's'],
    ['expired, a save gets no answer within 20 seconds', 'expired', hanging, '20s s'],
    ['idle, a save was refused', 'idle', unsaved('signedOut'), 's'],
    ['idle, the session goes on and has to end', 'idle', unsaved('other'), ''],
    ['requested by the member', 'requested', unsaved('signedOut'), ''],
  ])('%s', (_title, reason, session, stays) => {
    inTime(({ hot, expectObservable, flush }) => {
      const signOut = jest.fn(() => of({ location: '/member/login' }));
      const action$ = hot('s', { s: signOutRequested(reason) });
      const emitted$ = signOutEpic(action$, state$With(session), outside(apiOf({ signOut })));
      expectObservable(emitted$).toBe(stays || '-', stays ? { s: signInAgainNeeded() } : {});
      flush();
      expect(signOut).toHaveBeenCalledTimes(stays ? 0 : 1);
    });
  });

  test('a newer sign-out by the member takes the page away at once', () => {
    inTime(({ hot, expectObservable, flush }) => {
      const platform = memoryPlatform();
      const action$ = hot('er', {
        e: signedOutElsewhere({ reason: 'expired', message: 'expired' }),
        r: signedOutElsewhere({ reason: 'requested', message: 'requested' }),
      });
      const emitted$ = signedOutElsewhereEpic(
        action$,
        new StateObservable(NEVER, stateWith(hanging)),
        outside(apiOf({}), platform),
      );
      expectObservable(emitted$).toBe('-');
      flush();
      expect(platform.visited).toEqual(['/member/login']);
    });
  });
});
