import { BehaviorSubject, lastValueFrom, type Observable, of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Dependencies } from '../store';
import { memoryPlatform } from '../testing';
import {
  caregiverEndedEpic,
  emulationOverEpic,
  emulationStopRequested,
  stopEmulationEpic,
} from './emulation.epic';
import { actingChanged, type SessionState, statusReceived } from './session.slice';

const minute = 60_000;
/** The device's clock is two hours fast. */
const now = new Date('2026-11-05T16:00:00Z');
const outside = (stopEmulation: () => Observable<unknown> = () => of({ signedIn: true })) => {
  const platform = memoryPlatform();
  const api = (() => ({ stopEmulation })) as unknown as Dependencies['api'];
  return { platform, dependencies: { api, platform, clock: { now: () => now } } };
};
/** The state, which may change. */
const stateOf = (session: Partial<SessionState>) => new BehaviorSubject({ session });
const acting = (remainingMs: number) =>
  statusReceived({
    signedIn: true,
    emulation: {
      mode: 'emulation',
      expiresAt: '2026-11-05T14:30:00Z',
      remainingMs,
    },
  });

/** The times at which the page reloads. */
function reloadsAfter(frames: string, statuses: Record<string, ReturnType<typeof statusReceived>>) {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  return scheduler.run(({ hot, flush }) => {
    const { dependencies, platform } = outside();
    const times: number[] = [];
    platform.reload = () => times.push(scheduler.now());
    emulationOverEpic(hot(frames, statuses) as never, null as never, dependencies).subscribe();
    flush();
    return times;
  });
}

describe('acting for a member', () => {
  const stop = (state$: ReturnType<typeof stateOf>, dependencies: object) => {
    const action$ = of(emulationStopRequested());
    return lastValueFrom(
      stopEmulationEpic(action$ as never, state$ as never, dependencies as never),
    );
  };

  test.each([
    ['the BFF answers', () => of({ signedIn: true })],
    ['it does not', () => throwError(() => new Error('down'))],
  ])('stopped, closes the screen and reloads the page when %s', async (_name, answer) => {
    const requested = jest.fn(answer);
    const { platform, dependencies } = outside(requested);
    expect(await stop(stateOf({}), dependencies)).toEqual(actingChanged());
    expect(requested).toHaveBeenCalledTimes(1);
    expect(platform.reloads).toBe(1);
  });

  test('stopped, ends once what was typed is saved', async () => {
    const requested = jest.fn(() => of({ signedIn: true }));
    const { platform, dependencies } = outside(requested);
    const state$ = stateOf({ pendingSaves: 1 });
    const stopped = stop(state$, dependencies);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested).not.toHaveBeenCalled();
    state$.next({ session: { pendingSaves: 0 } });
    await stopped;
    expect(requested).toHaveBeenCalledTimes(1);
    expect(platform.reloads).toBe(1);
  });

  test('stopped by a caregiver, opens the page where they choose whom to help', async () => {
    const { platform, dependencies } = outside();
    await stop(stateOf({ caregiver: { scopes: ['claims'] } }), dependencies);
    expect(platform.visited).toEqual(['/member/caring']);
    expect(platform.reloads).toBe(0);
  });

  test('over, reloads the page once the remaining time has passed since the status, whatever the device’s clock says', () => {
    expect(reloadsAfter('1s a', { a: acting(30 * minute) })).toEqual([1000 + 30 * minute]);
  });

  test('extended, reloads at the end that the later status names', () => {
    const statuses = { a: acting(30 * minute), b: acting(10 * minute) };
    expect(reloadsAfter('a 59999ms b', statuses)).toEqual([11 * minute]);
  });

  test('stopped, leaves the page as it is', () => {
    const statuses = { a: acting(30 * minute), b: statusReceived({ signedIn: true }) };
    expect(reloadsAfter('a 1s b', statuses)).toEqual([]);
  });
});

test.each([
  ['a caregiver', { scopes: ['claims' as const] }, 2, '2m a'],
  ['no caregiver', undefined, 0, ''],
])(
  'the page of %s asks each minute, and learns that the access has ended',
  (_who, caregiver, asked, frames) => {
    const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
    let calls = 0;
    const { platform } = outside();
    const getStatus = () => {
      calls += 1;
      return of({ signedIn: true, ...(calls < 2 && { caregiver }) });
    };
    scheduler.run(({ hot, expectObservable }) => {
      const status = statusReceived({ signedIn: true, ...(caregiver && { caregiver }) });
      const dependencies = { api: () => ({ getStatus }), platform } as unknown as Dependencies;
      const ended$ = caregiverEndedEpic(
        hot('a', { a: status }) as never,
        null as never,
        dependencies,
      );
      expectObservable(ended$, `^ 5m !`).toBe(frames && frames.replace('a', '(a|)'), {
        a: actingChanged(),
      });
    });
    expect([calls, platform.visited]).toEqual([asked, asked ? ['/member/caring'] : []]);
  },
);
