import { ApiError } from '@portal/api-client';
import { flagIdsOf, type FlagName } from '@portal/client-config';
import { firstValueFrom, lastValueFrom, type Observable, of, tap, throwError, toArray } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Action, Dependencies, State } from '../requests';
import { memoryBrowser } from '../testing';
import { notificationCounts } from './notification-counts';
import {
  callFailed,
  featuresArrived,
  leftForRedirect,
  type SessionState,
  sessionReducer,
  signOutRequested,
  started,
  startFailed,
  startRequested,
  statusArrived,
  type UserInfo,
  userInfoArrived,
} from './session.slice';
import { adminPortalEpic, forcedSignOutEpic, signOutEpic } from './sign-out.epic';
import * as memberStart from './member-start';
import { notificationsEpic } from './notifications.epic';
import { startEpic } from './start.epic';

type Run = Parameters<Parameters<TestScheduler['run']>[0]>[0];
const inTime = (test: (run: Run) => void) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);

const features = {
  readableFeatures: [],
  businessLine: 'COMMERCIAL',
  clientCode: 'common',
} as never;
const info = { userFirstName: 'Marisol', redirectUri: '', fromAdminPortal: false } as UserInfo;
const failure = (status: number, code: 'UNAUTHENTICATED' | 'CALL_FAILED') => ({
  endpointId: 'features.get',
  status,
  code,
});
const failing = ({ endpointId, status, code }: ReturnType<typeof failure>) =>
  throwError(() => new ApiError(endpointId, status, code));

/** A client that answers every area by the name of the call. */
const apiOf = (calls: Record<string, (input: never) => Observable<unknown>>) =>
  (() => calls) as unknown as Dependencies['api'];

const outside = (api: Dependencies['api'], browser = memoryBrowser()): Dependencies => ({
  api,
  browser,
  clock: { now: () => new Date(1000) },
});
const state = (session: Partial<SessionState> = {}) =>
  ({ value: { session, language: { language: 'en', fetched: {} } } as State }) as never;

const flagged = (...flags: FlagName[]) => ({ flags, signedIn: true }) as Partial<SessionState>;

describe('the start', () => {
  // Texts come by a promise, which no marble can time: what is emitted, in order, is what counts.
  const emitted = (calls: Parameters<typeof apiOf>[0]) => {
    const epic = startEpic([], async () => memberStart)(
      of(startRequested()) as never,
      state(),
      outside(apiOf(calls)),
    );
    return firstValueFrom(epic.pipe(toArray()));
  };

  test('of a visitor: status and features, then started', async () => {
    const status = { signedIn: false };
    expect(await emitted({ getStatus: () => of(status), get: () => of(features) })).toEqual([
      statusArrived(status),
      featuresArrived(features),
      started(),
    ]);
  });

  test.each(['member', 'provider'] as const)(
    'of a %s: their own user info first',
    async (variant) => {
      const status = { signedIn: true, variant };
      const asked = jest.fn(() => of(info));
      const other = jest.fn(() => of(info));
      const calls = {
        getStatus: () => of(status),
        get: () => of(features),
        getMemberInfo: variant === 'member' ? asked : other,
        getProviderInfo: variant === 'member' ? other : asked,
      };
      expect(await emitted(calls)).toEqual([
        statusArrived(status),
        featuresArrived(features),
        userInfoArrived(info),
        started(),
      ]);
      expect(asked).toHaveBeenCalledWith({ nc: 1000 });
      expect(other).not.toHaveBeenCalled();
    },
  );

  test('of somebody whose sign-in did not come about: why is kept for the login page', async () => {
    const browser = memoryBrowser();
    const status = { signedIn: false, signInError: 'expired' } as const;
    const api = apiOf({ getStatus: () => of(status), get: () => of(features) });
    await lastValueFrom(
      startEpic([], async () => memberStart)(
        of(startRequested()) as never,
        state(),
        outside(api, browser),
      ),
    );
    expect(browser.read('signInMessage')).toBe('error-expired');
  });

  describe('SS-3: of somebody whom the identity provider may still know', () => {
    const status = { signedIn: false, silentSignIn: true } as const;

    test('leaves for a silent sign-in, to come back to this page', async () => {
      window.history.replaceState(null, '', '/member/claims?range=90');
      const browser = memoryBrowser();
      const api = apiOf({ getStatus: () => of(status), get: () => of(features) });
      const epic = startEpic([], async () => memberStart)(
        of(startRequested()) as never,
        state(),
        outside(api, browser),
      );
      expect(await firstValueFrom(epic.pipe(toArray()))).toEqual([
        statusArrived(status),
        leftForRedirect(),
      ]);
      expect(browser.visited).toEqual([
        '/member/auth/silent?returnTo=%2Fmember%2Fclaims%3Frange%3D90',
      ]);
      window.history.replaceState(null, '', '/');
    });

    test('security 23: a message from elsewhere signs nobody in', async () => {
      const emittedSoFar: Action[] = [];
      const api = apiOf({ getStatus: () => of({ signedIn: false }), get: () => of(features) });
      const epic = startEpic([], async () => memberStart)(
        of(startRequested()) as never,
        state(),
        outside(api),
      );
      const whole = firstValueFrom(
        epic.pipe(
          tap((action) => emittedSoFar.push(action)),
          toArray(),
        ),
      );
      const data = { kind: 'signedIn', type: 'silent-sign-in', signedIn: true };
      for (const origin of ['https://evil.example', 'null', window.location.origin]) {
        window.dispatchEvent(new MessageEvent('message', { data, origin }));
      }
      await whole;
      expect(emittedSoFar).toContainEqual(statusArrived({ signedIn: false }));
      expect(emittedSoFar).not.toContainEqual(expect.objectContaining({ payload: data }));
      expect(emittedSoFar.at(-1)).toEqual(started());
    });
  });

  test('features that fail are a failed start, and tell the session of a 401', async () => {
    const ended = failure(401, 'UNAUTHENTICATED');
    const calls = { getStatus: () => of({ signedIn: true }), get: () => failing(ended) };
    expect(await emitted(calls)).toEqual([
      statusArrived({ signedIn: true }),
      callFailed(ended),
      startFailed(ended),
    ]);
  });

  test('a status that fails is a failed start', async () => {
    const down = failure(503, 'CALL_FAILED');
    expect(await emitted({ getStatus: () => failing(down), get: () => of(features) })).toEqual([
      startFailed(down),
    ]);
  });
});

describe('notification counts', () => {
  test.each([
    ['are asked for when a member has the feature', flagged('notifications'), 'n'],
    ['are not asked for without the feature', flagged(), '-'],
    ['are not asked for by a visitor', { ...flagged('notifications'), signedIn: false }, '-'],
  ])('%s', (_title, session, asked) => {
    inTime(({ hot, expectObservable }) => {
      const action$ = hot<Action>('s', { s: started() });
      const epic = notificationsEpic(action$, state(session), {} as Dependencies);
      expectObservable(epic).toBe(asked, { n: notificationCounts.requested() });
    });
  });
});

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

describe('the session slice', () => {
  const after = (...actions: Action[]) =>
    actions.reduce<unknown>(sessionReducer, undefined) as SessionState;

  test('takes client, line and flags by name from the features answer', () => {
    const answer = {
      readableFeatures: flagIdsOf(['claimsHistory']),
      businessLine: 'MEDD',
      clientCode: 'globalh',
      clientMetadata: [{ key: 'k', value: 'v' }],
    } as never;
    expect(after(featuresArrived(answer))).toMatchObject({
      flags: ['claimsHistory'],
      businessLine: 'MEDD',
      client: 'globalhealth',
      metadata: { k: 'v' },
    });
  });

  test('whoever is on the way out stays so, whatever arrives late', () => {
    const out = after(
      signOutRequested('expired'),
      startFailed(failure(401, 'UNAUTHENTICATED')),
      started(),
    );
    expect(out).toMatchObject({ phase: 'signingOut', signOutReason: 'expired' });
  });
});
