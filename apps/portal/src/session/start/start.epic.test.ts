import type { UnknownAction } from '@reduxjs/toolkit';
import { firstValueFrom, lastValueFrom, of, tap, toArray } from 'rxjs';
import { memoryPlatform } from '../../testing';
import { withUserInfo } from './member-start';
import {
  callFailed,
  featuresReceived,
  leftForRedirect,
  started,
  startFailed,
  startRequested,
  statusReceived,
  userInfoReceived,
} from '../session.slice';
import { startEpic } from './start.epic';
import { apiOf, failing, failure, features, info, outside, state$With } from '../testing/epics';

describe('the start', () => {
  // Texts come by a promise, which no marble can time: what is emitted, in order, is what counts.
  const emitted = (calls: Parameters<typeof apiOf>[0]) => {
    const epic = startEpic(async () => withUserInfo)(
      of(startRequested()) as never,
      state$With(),
      outside(apiOf(calls)),
    );
    return firstValueFrom(epic.pipe(toArray()));
  };

  test('of a visitor: status and features, then started', async () => {
    const status = { signedIn: false };
    expect(await emitted({ getStatus: () => of(status), get: () => of(features) })).toEqual([
      statusReceived(status),
      featuresReceived(features),
      started(),
    ]);
  });

  test.each(['member', 'provider'] as const)(
    'of a %s: their own user info first',
    async (variant) => {
      const status = { signedIn: true, variant };
      const requested = jest.fn(() => of(info));
      const other = jest.fn(() => of(info));
      const calls = {
        getStatus: () => of(status),
        get: () => of(features),
        getMemberInfo: variant === 'member' ? requested : other,
        getProviderInfo: variant === 'member' ? other : requested,
      };
      expect(await emitted(calls)).toEqual([
        statusReceived(status),
        featuresReceived(features),
        userInfoReceived(info),
        started(),
      ]);
      expect(requested).toHaveBeenCalledWith({ nc: 1000 });
      expect(other).not.toHaveBeenCalled();
    },
  );

  test('of a user whose sign-in failed: the reason is stored for the login page', async () => {
    const platform = memoryPlatform();
    const status = { signedIn: false, signInError: 'expired' } as const;
    const api = apiOf({ getStatus: () => of(status), get: () => of(features) });
    await lastValueFrom(
      startEpic(async () => withUserInfo)(
        of(startRequested()) as never,
        state$With(),
        outside(api, platform),
      ),
    );
    expect(platform.read('signInMessage')).toBe('error-expired');
  });

  describe('SS-3: of a user who may still have a session at the identity provider', () => {
    const status = { signedIn: false, silentSignIn: true } as const;

    test('leaves for a silent sign-in, to come back to this page', async () => {
      window.history.replaceState(null, '', '/member/claims?range=90');
      const platform = memoryPlatform();
      const api = apiOf({ getStatus: () => of(status), get: () => of(features) });
      const epic = startEpic(async () => withUserInfo)(
        of(startRequested()) as never,
        state$With(),
        outside(api, platform),
      );
      expect(await firstValueFrom(epic.pipe(toArray()))).toEqual([
        statusReceived(status),
        leftForRedirect(),
      ]);
      expect(platform.visited).toEqual([
        '/member/auth/silent?returnTo=%2Fmember%2Fclaims%3Frange%3D90',
      ]);
      window.history.replaceState(null, '', '/');
    });

    test('security 23: a message from another origin does not sign in', async () => {
      const emittedSoFar: UnknownAction[] = [];
      const api = apiOf({ getStatus: () => of({ signedIn: false }), get: () => of(features) });
      const epic = startEpic(async () => withUserInfo)(
        of(startRequested()) as never,
        state$With(),
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
      expect(emittedSoFar).toContainEqual(statusReceived({ signedIn: false }));
      expect(emittedSoFar).not.toContainEqual(expect.objectContaining({ payload: data }));
      expect(emittedSoFar.at(-1)).toEqual(started());
    });
  });

  test('features that fail are a failed start, and tell the session of a 401', async () => {
    const ended = failure(401, 'UNAUTHENTICATED');
    const calls = { getStatus: () => of({ signedIn: true }), get: () => failing(ended) };
    expect(await emitted(calls)).toEqual([
      statusReceived({ signedIn: true }),
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
