import type { UnknownAction } from '@reduxjs/toolkit';
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Dependencies } from '../../store';
import { memoryPlatform, type MemoryPlatform } from '../../testing';
import { idleWarned, stayed, stayRequested } from './idle.slice';
import { watchIdle } from './idle-watch';
import { state$With } from '../testing/epics';
import { signedOutElsewhere, signOutRequested } from '../session.slice';

const minutes = 60_000;

interface Watched {
  platform: MemoryPlatform;
  extend: jest.Mock;
  now: () => number;
  /** The emitted values, with the millisecond of the controlled clock. */
  out: [at: number, action: UnknownAction][];
}

/** Runs the watch on a controlled clock; `plan` has the events by millisecond. */
function watch(
  plan: Record<number, (watched: Watched) => void>,
  action$: (
    schedule: (marbles: string, values: Record<string, UnknownAction>) => Observable<UnknownAction>,
  ) => Observable<UnknownAction> = () => NEVER,
): Watched {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  const watched: Watched = {
    platform: memoryPlatform(),
    extend: jest.fn(() => of({})),
    now: () => scheduler.now(),
    out: [],
  };
  scheduler.run(({ hot }) => {
    const outside = {
      api: () => ({ extend: watched.extend }),
      platform: watched.platform,
      clock: { now: () => new Date(scheduler.now()) },
    } as unknown as Dependencies;
    watchIdle(action$(hot), state$With(), outside).subscribe((action) =>
      watched.out.push([scheduler.now(), action]),
    );
    for (const [at, happen] of Object.entries(plan)) {
      scheduler.schedule(() => happen(watched), Number(at));
    }
  });
  return watched;
}

const signedOut =
  (reason: string, message: string) =>
  ({ platform }: Watched) =>
    platform.receive({ kind: 'signedOut', reason, message });
const active = ({ platform }: Watched) => platform.emit('activity');

test('870 seconds without activity, and each of 30 seconds is counted; then the member is signed out as idle', () => {
  const { out } = watch({});
  const countdown = Array.from({ length: 30 }, (_, gone) => [
    870_000 + gone * 1000,
    idleWarned(30 - gone),
  ]);
  expect(out).toEqual([...countdown, [900_000, signOutRequested('idle')]]);
});

test('activity restarts the timer and notifies the other tabs', () => {
  const { out, platform } = watch({ 600_000: active });
  expect(out[0]).toEqual([1_470_000, idleWarned(30)]);
  expect(platform.posted).toEqual([{ kind: 'active', at: 600_000 }]);
});

test('activity in another tab counts here', () => {
  const { out } = watch({
    500_000: ({ platform }) => platform.receive({ kind: 'active', at: 500_000 }),
  });
  expect(out[0]).toEqual([1_370_000, idleWarned(30)]);
});

test('once the warning shows, moving the pointer is no answer, here or in another tab', () => {
  const { out } = watch({
    871_500: active,
    872_500: ({ platform }) => platform.receive({ kind: 'active', at: 872_500 }),
  });
  expect(out.at(-1)).toEqual([900_000, signOutRequested('idle')]);
});

test('"Stay signed in" restarts the timer, extends the session and notifies the other tabs', () => {
  const { out, extend, platform } = watch({}, (hot) => hot('880s s', { s: stayRequested() }));
  expect(extend).toHaveBeenCalledTimes(1);
  expect(platform.posted).toEqual([{ kind: 'stayed', at: 880_000 }]);
  expect(out.filter(([at]) => at > 880_000)[0]).toEqual([1_750_000, idleWarned(30)]);
});

test('"Stay signed in" that fails is sent again after 2 and 10 seconds, then the warning shows again', () => {
  const sentAt: number[] = [];
  const { out } = watch(
    {
      1: (watched) =>
        watched.extend.mockImplementation(() => {
          sentAt.push(watched.now());
          return throwError(() => new Error('down'));
        }),
    },
    (hot) => hot('880s s', { s: stayRequested() }),
  );
  expect(sentAt).toEqual([880_000, 882_000, 890_000]);
  const after = out.filter(([at]) => at > 880_000);
  expect(after[0]).toEqual([890_000, idleWarned(30)]);
  expect(after.at(-1)).toEqual([920_000, signOutRequested('idle')]);
});

test('"Stay signed in" that succeeds when it is sent again leaves the warning closed', () => {
  const { out, extend } = watch(
    { 1: (watched) => watched.extend.mockReturnValueOnce(throwError(() => new Error('down'))) },
    (hot) => hot('880s s', { s: stayRequested() }),
  );
  expect(extend).toHaveBeenCalledTimes(2);
  expect(out.filter(([at]) => at > 880_000)[0]).toEqual([1_750_000, idleWarned(30)]);
});

test('"Stay signed in" in another tab takes the warning away here, without a call', () => {
  const { out, extend } = watch({
    880_500: ({ platform }) => platform.receive({ kind: 'stayed', at: 880_500 }),
  });
  expect(out.filter(([at]) => at > 880_000).slice(0, 2)).toEqual([
    [880_500, stayed()],
    [1_750_500, idleWarned(30)],
  ]);
  expect(extend).not.toHaveBeenCalled();
});

test('a sign-out in another tab signs out here; an unknown reason does not', () => {
  const { out } = watch({
    1000: signedOut('because', 'because'),
    2000: signedOut('requested', 'requested'),
  });
  expect(out[0]).toEqual([2000, signedOutElsewhere({ reason: 'requested', message: 'requested' })]);
});

test('a sign-out in another tab that the provider did not follow says so here too', () => {
  const { out } = watch({ 2000: signedOut('requested', 'signedInAtProvider') });
  expect(out[0]?.[1]).toEqual(
    signedOutElsewhere({ reason: 'requested', message: 'signedInAtProvider' }),
  );
});

test('activity without requests extends the session at the BFF, at most every five minutes', () => {
  const plan = Object.fromEntries(
    Array.from({ length: 12 }, (_, minute) => [(minute + 1) * minutes, active]),
  );
  expect(watch(plan).extend).toHaveBeenCalledTimes(2);
});
