import { type Observable, of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Dependencies } from '../store';
import { memoryPlatform } from '../testing';
import { emulationOverEpic, emulationStopRequested, stopEmulationEpic } from './emulation.epic';
import { statusReceived } from './session.slice';

const now = new Date('2026-11-05T14:00:00Z');
const outside = (stopEmulation: () => Observable<unknown> = () => of({ signedIn: true })) => {
  const platform = memoryPlatform();
  const api = (() => ({ stopEmulation })) as unknown as Dependencies['api'];
  return { platform, dependencies: { api, platform, clock: { now: () => now } } };
};
const acting = (expiresAt: string) =>
  statusReceived({
    signedIn: true,
    emulation: { mode: 'emulation', actor: 'agent', subject: 'member', expiresAt },
  });

describe('acting for a member', () => {
  test.each([
    ['the BFF answers', () => of({ signedIn: true })],
    ['it does not', () => throwError(() => new Error('down'))],
  ])('stopped, reloads the page when %s', (_name, stop) => {
    const requested = jest.fn(stop);
    const { platform, dependencies } = outside(requested);
    const action$ = of(emulationStopRequested());
    stopEmulationEpic(action$ as never, null as never, dependencies).subscribe();
    expect(requested).toHaveBeenCalledTimes(1);
    expect(platform.reloads).toBe(1);
  });

  test('over, reloads the page at that moment, and only then', () => {
    new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(
      ({ hot, flush }) => {
        const { platform, dependencies } = outside();
        const action$ = hot('a', { a: acting('2026-11-05T14:30:00Z') });
        emulationOverEpic(action$ as never, null as never, dependencies).subscribe();
        flush();
        expect(platform.reloads).toBe(1);
      },
    );
  });

  test('without a subject, leaves the page as it is; a later status replaces an earlier one', () => {
    new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(
      ({ cold, flush }) => {
        const { platform, dependencies } = outside();
        const action$ = cold('a 1s b', {
          a: acting('2026-11-05T14:30:00Z'),
          b: statusReceived({ signedIn: true }),
        });
        emulationOverEpic(action$ as never, null as never, dependencies).subscribe();
        flush();
        expect(platform.reloads).toBe(0);
      },
    );
  });
});
