import { type ApiClient, ApiError } from '@portal/api-client';
import type { ErrorCode } from '@portal/contracts';
import {
  catchError,
  defer,
  exhaustMap,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  type OperatorFunction,
  switchMap,
} from 'rxjs';
import { type Action, type ActionCreator, preparedAction } from './action';
import type { Epic, Reducer, State } from './dependencies';
import { type Failure, idle, type RemoteData, toFailure } from './remote-data';

/** `latest`: a new request drops the one under way. `first`: it waits its turn out, so a double click sends once. */
type Single = 'latest' | 'first';

type Flatten = <From, To>(project: (value: From) => Observable<To>) => OperatorFunction<From, To>;
const flattening: Record<Single | 'all', Flatten> = {
  latest: switchMap,
  first: exhaustMap,
  all: mergeMap,
};

type Call<Args extends unknown[], Data> = (api: ApiClient) => (...args: Args) => Observable<Data>;

interface Checked<Data> {
  /** Turns an answer into a failure by naming its code, e.g. claims without a list (§8). */
  check?: (data: Data) => ErrorCode | undefined;
}

interface Keyed<Args extends unknown[]> {
  /** Which part of the state this input is for, e.g. the claim's id. */
  key: (...args: Args) => string;
}

/** The parts of one call: three actions, the reducer, the epic, and the selector of its own slice. */
export interface Request<Args extends unknown[], Data, Slice> {
  /** The slice's key in the state and the prefix of the action types, e.g. `claims/history`. */
  name: string;
  requested: ActionCreator<Args, Args[0]>;
  succeeded: ActionCreator<[input: Args[0], data: Data], Data, { input: Args[0] }>;
  failed: ActionCreator<[input: Args[0], failure: Failure], Failure, { input: Args[0] }>;
  initial: Slice;
  reducer: Reducer;
  epic: Epic;
  select: (state: State) => Slice;
}

/**
 * Declares a call once: request, then success or failure (ER-1). With `all`, calls run side by side
 * and the slice is a record of answers by `key`; otherwise it is one answer.
 */
export function createRequest<Args extends unknown[], Data>(
  name: string,
  call: Call<Args, Data>,
  mode: Single,
  options?: Checked<Data>,
): Request<Args, Data, RemoteData<Data, Args[0]>>;
export function createRequest<Args extends unknown[], Data>(
  name: string,
  call: Call<Args, Data>,
  mode: 'all',
  options: Keyed<Args> & Checked<Data>,
): Request<Args, Data, Readonly<Record<string, RemoteData<Data, Args[0]>>>>;
export function createRequest<Args extends unknown[], Data>(
  name: string,
  call: Call<Args, Data>,
  mode: Single | 'all',
  { check, key }: Checked<Data> & Partial<Keyed<Args>> = {},
): Request<Args, Data, unknown> {
  type Input = Args[0];
  const requested = preparedAction<Args, Input>(`${name}/requested`, (...args) => ({
    payload: args[0],
  }));
  const succeeded = preparedAction(`${name}/succeeded`, (input: Input, payload: Data) => ({
    payload,
    meta: { input },
  }));
  const failed = preparedAction(`${name}/failed`, (input: Input, payload: Failure) => ({
    payload,
    meta: { input },
  }));

  const next = (state: RemoteData<Data, Input>, action: Action): RemoteData<Data, Input> => {
    if (requested.match(action)) {
      if (mode === 'first' && state.status === 'loading') return state;
      return { status: 'loading', input: action.payload, data: state.data };
    }
    if (succeeded.match(action)) {
      return { status: 'success', input: action.meta?.input, data: action.payload };
    }
    if (failed.match(action)) {
      return { status: 'failure', input: action.meta?.input, failure: action.payload };
    }
    return state;
  };

  const initial = key ? {} : idle;
  const isOurs = (action: Action) =>
    requested.match(action) || succeeded.match(action) || failed.match(action);
  const reducer: Reducer = (state = initial, action) => {
    if (!isOurs(action)) return state;
    if (!key) return next(state as RemoteData<Data, Input>, action);
    const input = requested.match(action)
      ? action.payload
      : (action.meta as { input: Input }).input;
    const answers = state as Record<string, RemoteData<Data, Input>>;
    const part = key(...([input] as unknown as Args));
    return { ...answers, [part]: next(answers[part] ?? idle, action) };
  };

  const epic: Epic = (action$, _state$, { api }) =>
    action$.pipe(
      filter(requested.match),
      flattening[mode](({ payload: input }) =>
        defer(() => call(api)(...([input] as unknown as Args))).pipe(
          map((data) => {
            const code = check?.(data);
            if (code) throw new ApiError(name, 200, code);
            return succeeded(input, data);
          }),
          catchError((error: unknown) => of(failed(input, toFailure(error)))),
        ),
      ),
    );

  const select = (state: State) => state[name] ?? initial;
  return { name, requested, succeeded, failed, initial, reducer, epic, select };
}

/** A request of any kind, for lists of them. */
export type AnyRequest = Pick<Request<never[], unknown, unknown>, 'name' | 'reducer' | 'epic'>;
