import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '@portal/api-client';
import { events } from '@portal/contracts/events';
import { type Observable, of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Dependencies } from '../store';
import { memoryPlatform } from '../testing';
import { controlChosen } from './control-chosen';
import { eventsEpic } from './events.epic';
import { screenShown } from './screen-shown';
import { state$With } from '../session/testing/epics';

const state$ = state$With(
  { client: 'common', businessLine: 'COMMERCIAL', signedIn: true },
  { language: 'es', fetched: {}, fetchedForClient: {} },
);

interface Body {
  body: { events: { kind: string; screen: string; entry?: string; at: string }[] };
}
type Answer = () => Observable<unknown>;

/** Runs the epic on a controlled clock; gives each call with its millisecond and what it carried. */
function run(
  marbles: string,
  actions: Record<string, UnknownAction>,
  answer: Answer = () => of({}),
  leaveAt?: number,
) {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  const calls: { at: number; input: Body }[] = [];
  scheduler.run(({ hot }) => {
    const platform = memoryPlatform();
    const outside = {
      api: () => ({
        report: (input: Body) => {
          calls.push({ at: scheduler.now(), input });
          return answer();
        },
      }),
      platform,
      clock: { now: () => new Date(scheduler.now()) },
    } as unknown as Dependencies;
    eventsEpic(hot(marbles, actions), state$, outside).subscribe();
    if (leaveAt !== undefined) scheduler.schedule(() => platform.emit('leaving'), leaveAt);
  });
  return calls;
}

const shown = {
  a: screenShown('claims'),
  b: screenShown('dashboard'),
  m: controlChosen('payBill'),
};
const carried = (calls: ReturnType<typeof run>) =>
  calls.map(({ at, input }) => [
    at,
    input.body.events.map(({ kind, entry, screen }) => `${kind} ${entry ?? screen}`),
  ]);

test('page views and menu clicks wait five seconds for others and go together', () => {
  expect(carried(run('a 999ms m 999ms b', shown))).toEqual([
    [5000, ['page-view claims', 'menu-click payBill', 'page-view dashboard']],
  ]);
});

test('the payload fits the catalogue: ids of our tables and context, no URL and no person', () => {
  const [call] = run('am', shown);
  expect(events.report.body?.safeParse(call?.input.body).success).toBe(true);
  expect(call?.input.body.events[1]).toEqual({
    kind: 'menu-click',
    entry: 'payBill',
    screen: 'claims',
    language: 'es',
    client: 'common',
    line: 'COMMERCIAL',
    at: '1970-01-01T00:00:00.001Z',
  });
});

test('an unknown id is not sent', () => {
  const odd = { a: screenShown('claims'), x: controlChosen('/member/claims?id=12345') };
  expect(carried(run('ax', odd))).toEqual([[5000, ['page-view claims']]]);
});

test('twenty go at once', () => {
  const [call] = run('a'.repeat(25), shown);
  expect(call?.at).toBe(19);
  expect(call?.input.body.events).toHaveLength(20);
});

test('an outage is waited out, longer each time, and nothing is lost', () => {
  let down = 3;
  const answer = () =>
    down-- > 0 ? throwError(() => new ApiError('events.report', 503, 'CALL_FAILED')) : of({});
  const calls = carried(run('a 5999ms b', shown, answer));
  expect(calls.map(([at]) => at)).toEqual([5000, 7000, 11_000, 19_000]);
  expect(calls.at(-1)?.[1]).toEqual(['page-view claims', 'page-view dashboard']);
});

test('a long outage keeps the newest two hundred and pauses retries until the next event', () => {
  const never = () => throwError(() => new ApiError('events.report', 0, 'CALL_FAILED'));
  const calls = run('a'.repeat(300), shown, never);
  expect(calls).toHaveLength(7);
  expect(calls.every(({ input }) => input.body.events.length <= 50)).toBe(true);
});

test('what the BFF refuses for good is dropped', () => {
  const refused = () => throwError(() => new ApiError('events.report', 400, 'CALL_FAILED'));
  expect(run('a', shown, refused)).toHaveLength(1);
});

test('waiting events are sent at once when the page is left', () => {
  expect(carried(run('am', shown, undefined, 1200))).toEqual([
    [1200, ['page-view claims', 'menu-click payBill']],
  ]);
});

test('the call outlives its page', () => {
  expect(events.report.outlivesPage).toBe(true);
});
