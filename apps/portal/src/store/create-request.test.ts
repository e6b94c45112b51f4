import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '@portal/api-client';
import { of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { createRequest } from './create-request';
import type { Dependencies } from './epic';
import { createStore } from './create-store';
import { idle, type RemoteData } from './remote-data';

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
  test.each(cases)('%s: %s', (mode, _title, requested, answered) => {
    inTime(({ hot, cold, expectObservable }) => {
      const call = () => (id: string) => cold('---r|', { r: `answer ${id}` });
      const letters =
        mode === 'all'
          ? createRequest(`letters/${mode}`, call, mode, { key: (id) => id })
          : createRequest(`letters/${mode}`, call, mode);
      const action$ = hot<UnknownAction>(requested, {
        a: letters.requested('a'),
        b: letters.requested('b'),
      });
      expectObservable(letters.epic(action$, undefined as never, nothing)).toBe(answered, {
        x: letters.succeeded('a', 'answer a'),
        y: letters.succeeded('b', 'answer b'),
      });
    });
  });

  test('a failed call becomes a failure, and the next request is sent all the same', () => {
    inTime(({ hot, expectObservable }) => {
      const error = new ApiError(failure.endpointId, failure.status, failure.code);
      const letters = createRequest(
        'letters/failing',
        () => () => throwError(() => error),
        'first',
      );
      const action$ = hot<UnknownAction>('a--a', { a: letters.requested() });
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
      const action$ = hot<UnknownAction>('a', { a: claims.requested() });
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
    const letters = createRequest('letters/two', () => (_id: string) => of('A'), 'latest');
    const after = (...actions: UnknownAction[]) =>
      actions.reduce<RemoteData<string, string> | undefined>(letters.reducer, undefined);
    const loaded = [letters.requested('a'), letters.succeeded('a', 'A')];
    expect(after({ type: 'other' })).toBe(idle);
    expect(after(...loaded)).toEqual({ status: 'success', input: 'a', data: 'A' });
    const again = [...loaded, letters.requested('b')];
    expect(after(...again)).toEqual({ status: 'loading', input: 'b', data: 'A' });
    expect(after(...again, letters.failed('b', failure))).toEqual({
      status: 'failure',
      input: 'b',
      failure,
    });
  });

  test('a failure leaves the answer before where the request says so', () => {
    const keeps = { keepsAnswer: true } as const;
    const letters = createRequest('letters/kept', () => (id: string) => of(id), 'latest', keeps);
    const after = (...actions: UnknownAction[]) =>
      actions.reduce<RemoteData<string, string> | undefined>(letters.reducer, undefined);
    const failed = [letters.requested('b'), letters.failed('b', failure)];
    expect(after(letters.requested('a'), letters.succeeded('a', 'A'), ...failed)).toEqual({
      status: 'failure',
      input: 'b',
      data: 'A',
      failure,
    });
    expect(after(...failed)).toEqual({ status: 'failure', input: 'b', failure });
  });

  test('an answer is dropped while the one of another owner loads, and stays while its own does', () => {
    const letters = createRequest('letters/owned', () => (id: string) => of(id), 'latest', {
      owner: (id) => id,
    });
    const after = (...actions: UnknownAction[]) =>
      actions.reduce<RemoteData<string, string> | undefined>(letters.reducer, undefined);
    const loaded = [letters.requested('a'), letters.succeeded('a', 'A')];
    expect(after(...loaded, letters.requested('a'))).toMatchObject({ data: 'A' });
    const other = [...loaded, letters.requested('b')];
    expect(after(...other)).toEqual({ status: 'loading', input: 'b' });
    expect(after(...other, letters.requested('a'))).toEqual({ status: 'loading', input: 'a' });
  });

  test('an answer is dropped while the one about another person loads', () => {
    type Asked = { memberId: string; page?: number };
    const letters = createRequest('letters/of', () => (_: Asked) => of('letter'), 'latest');
    const [a, b] = [{ memberId: 'a' }, { memberId: 'b' }];
    const loaded = letters.reducer(undefined, letters.succeeded(a, 'A'));
    expect(letters.reducer(loaded, letters.requested({ ...a, page: 2 })).data).toBe('A');
    expect(letters.reducer(loaded, letters.requested(b)).data).toBeUndefined();
  });

  test('with a key, each answer has its own place', () => {
    const entries = createRequest('claims/entry', () => (id: string) => of(id), 'all', {
      key: (id) => id,
    });
    const actions = [entries.requested('1'), entries.failed('1', failure), entries.requested('2')];
    const state = actions.reduce<ReturnType<typeof entries.select> | undefined>(
      entries.reducer,
      undefined,
    );
    expect(state).toMatchObject({ '1': { status: 'failure' }, '2': { status: 'loading' } });
    expect(entries.select({})).toEqual({});
  });

  test('the slice and the epic are part of every store, also of one created before', async () => {
    const dependencies = { api: {} } as Dependencies;
    const before = createStore(dependencies);
    const notes = createRequest('notes/one', () => (id: string) => of(`note ${id}`), 'latest');
    for (const store of [before, createStore(dependencies)]) {
      store.dispatch(notes.requested('a'));
      expect(store.getState()).toMatchObject({
        'notes/one': { status: 'success', data: 'note a' },
      });
    }
  });

  test.each([true, false])('freezes an answer: %s', (freezes) => {
    const notes = createRequest(`notes/${freezes}`, () => () => of({ lines: ['one'] }), 'latest');
    const store = createStore(nothing, { freezes });
    store.dispatch(notes.succeeded(undefined, { lines: ['one'] }));
    const state: object = store.getState();
    const { data } = notes.select(state);
    expect(Object.isFrozen(data?.lines)).toBe(freezes);
  });
});
