import { ApiError } from '@portal/api-client';
import { throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Action } from './action';
import { createRequest } from './create-request';
import type { Dependencies } from './dependencies';
import { idle } from './remote-data';

const failure = { endpointId: 'letters.get', status: 503, code: 'CALL_FAILED' } as const;
const nothing = {} as Dependencies;

function inTime(test: (scheduler: Parameters<Parameters<TestScheduler['run']>[0]>[0]) => void) {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);
}

describe('createRequest', () => {
  const cases = [
    ['latest', 'a second request drops the first', 'a-b-----', '-----y--'],
    ['first', 'a second request while the first runs is not sent', 'a-b-----', '---x----'],
    ['all', 'requests run side by side', 'a-b-----', '---x-y--'],
  ] as const;
  test.each(cases)('%s: %s', (mode, _title, asked, answered) => {
    inTime(({ hot, cold, expectObservable }) => {
      const call = () => (id: string) => cold('---r|', { r: `answer ${id}` });
      const letters =
        mode === 'all'
          ? createRequest('letters/one', call, mode, { key: (id) => id })
          : createRequest('letters/one', call, mode);
      const action$ = hot<Action>(asked, { a: letters.requested('a'), b: letters.requested('b') });
      expectObservable(letters.epic(action$, undefined as never, nothing)).toBe(answered, {
        x: letters.succeeded('a', 'answer a'),
        y: letters.succeeded('b', 'answer b'),
      });
    });
  });

  test('a failed call becomes a failure, and the next request is sent all the same', () => {
    inTime(({ hot, expectObservable }) => {
      const error = new ApiError(failure.endpointId, failure.status, failure.code);
      const letters = createRequest('letters/one', () => () => throwError(() => error), 'first');
      const action$ = hot<Action>('a--a', { a: letters.requested() });
      expectObservable(letters.epic(action$, undefined as never, nothing)).toBe('f--f', {
        f: letters.failed(undefined, failure),
      });
    });
  });

  test('check turns an answer into a failure', () => {
    inTime(({ hot, cold, expectObservable }) => {
      const claims = createRequest(
        'claims/history',
        () => () => cold('(r|)', { r: {} }),
        'latest',
        {
          check: (answer) => ('claim' in answer ? undefined : 'CLAIM_LIST_MISSING'),
        },
      );
      const action$ = hot<Action>('a', { a: claims.requested() });
      expectObservable(claims.epic(action$, undefined as never, nothing)).toBe('f', {
        f: claims.failed(undefined, {
          endpointId: 'claims/history',
          status: 200,
          code: 'CLAIM_LIST_MISSING',
        }),
      });
    });
  });

  test('the slice goes idle, loading, success, loading with the answer before, failure without it', () => {
    const letters = createRequest(
      'letters/one',
      () => (_id: string) => throwError(Error),
      'latest',
    );
    const steps = [letters.requested('a'), letters.succeeded('a', 'A' as never)];
    const loaded = steps.reduce<unknown>(letters.reducer, undefined);
    expect(letters.reducer(undefined, { type: 'other', payload: 0 })).toBe(idle);
    expect(loaded).toEqual({ status: 'success', input: 'a', data: 'A' });
    const again = letters.reducer(loaded, letters.requested('b'));
    expect(again).toEqual({ status: 'loading', input: 'b', data: 'A' });
    expect(letters.reducer(again, letters.failed('b', failure))).toEqual({
      status: 'failure',
      input: 'b',
      failure,
    });
  });

  test('with a key, each answer has its own place', () => {
    const entries = createRequest('claims/entry', () => (_id: string) => throwError(Error), 'all', {
      key: (id) => id,
    });
    const state = [entries.requested('1'), entries.failed('1', failure), entries.requested('2')];
    expect(state.reduce<unknown>(entries.reducer, undefined)).toMatchObject({
      '1': { status: 'failure' },
      '2': { status: 'loading' },
    });
    expect(entries.select({})).toEqual({});
  });
});
