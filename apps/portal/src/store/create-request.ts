import {
  type ActionCreatorWithPreparedPayload,
  createAction,
  freeze,
  isAnyOf,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
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
import { type Epic, requestEpic$ } from './epic';
import { type Failure, idle, type RemoteData, toFailure } from './remote-data';
import { rootReducer, type RootState } from './root-reducer';

/** `latest`: a new request cancels the running one. `first`: it is ignored, so a double click sends once. */
type Single = 'latest' | 'first';

type Flatten = <From, To>(project: (value: From) => Observable<To>) => OperatorFunction<From, To>;
const flattening: Record<Single | 'all', Flatten> = {
  latest: switchMap,
  first: exhaustMap,
  all: mergeMap,
};

type Call<Input, Data> = (api: ApiClient) => (input: Input) => Observable<Data>;

interface Checked<Data> {
  /** Turns a response into a failure by naming its code, e.g. claims without a list (§8). */
  check?: (data: Data) => ErrorCode | undefined;
}

interface Keyed<Input> {
  /** Where in the slice the answer for an input is stored, e.g. under the claim's id. */
  key: (input: Input) => string;
}

/** The answer to one input, as an action's payload; `meta` holds the input. */
type AnswerAction<Input, Payload> = ActionCreatorWithPreparedPayload<
  [input: Input, payload: Payload],
  Payload,
  string,
  never,
  { input: Input }
>;

/** One call: its three actions, its slice (RTK's `reducerPath` and `reducer`) with a selector, and its epic. */
export interface Request<Name extends string, Input, Data, Slice> {
  /** The slice's key in the state and the prefix of the action types, e.g. `claims/history`. */
  reducerPath: Name;
  requested: ActionCreatorWithPreparedPayload<[input: Input], Input>;
  succeeded: AnswerAction<Input, Data>;
  failed: AnswerAction<Input, Failure>;
  reducer: Reducer<Slice>;
  epic: Epic;
  select: (state: { [Key in Name]?: Slice | undefined }) => Slice;
}

/** A request with one answer, for code that serves several of them. */
export interface SingleRequest<Input, Data> {
  requested: (input: Input) => UnknownAction;
  select: (state: RootState) => RemoteData<Data, Input>;
}

type Answers<Data, Input> = Readonly<Record<string, RemoteData<Data, Input>>>;

/**
 * Declares a call once: requested, then succeeded or failed (ER-1). With `all`, calls run side by side
 * and the slice is a record of answers by `key`; otherwise it is one answer. The slice is injected and
 * the epic starts when the declaring module loads.
 */
export function createRequest<Name extends string, Data, Input = void>(
  name: Name,
  call: Call<Input, Data>,
  mode: Single,
  options?: Checked<Data>,
): Request<Name, Input, Data, RemoteData<Data, Input>>;
export function createRequest<Name extends string, Data, Input = void>(
  name: Name,
  call: Call<Input, Data>,
  mode: 'all',
  options: Keyed<Input> & Checked<Data>,
): Request<Name, Input, Data, Answers<Data, Input>>;
export function createRequest<Name extends string, Data, Input>(
  name: Name,
  call: Call<Input, Data>,
  mode: Single | 'all',
  { check, key }: Checked<Data> & Partial<Keyed<Input>> = {},
):
  | Request<Name, Input, Data, RemoteData<Data, Input>>
  | Request<Name, Input, Data, Answers<Data, Input>> {
  const actions = createActions<Input, Data>(name);
  const { requested, succeeded, failed } = actions;

  const epic: Epic = (action$, _state$, { api }) =>
    action$.pipe(
      filter(requested.match),
      flattening[mode](({ payload: input }) =>
        defer(() => call(api)(input)).pipe(
          map((data) => {
            const code = check?.(data);
            if (code) throw new ApiError(name, 200, code);
            return succeeded(input, data);
          }),
          catchError((error: unknown) => of(failed(input, toFailure(error)))),
        ),
      ),
    );
  if (!declared.has(name)) requestEpic$.next(epic);

  const next = (state: RemoteData<Data, Input> = idle, action: UnknownAction) => {
    if (mode === 'first' && state.status === 'loading' && requested.match(action)) return state;
    return nextAnswer(state, action, actions);
  };
  if (!key) return { ...actions, ...injectSlice(name, next, idle), epic };

  const isOwn = isAnyOf(requested, succeeded, failed);
  const none: Answers<Data, Input> = {};
  const nextOfAll: Reducer<Answers<Data, Input>> = (state = none, action) => {
    if (!isOwn(action)) return state;
    const place = key(requested.match(action) ? action.payload : action.meta.input);
    return { ...state, [place]: next(state[place], action) };
  };
  return { ...actions, ...injectSlice(name, nextOfAll, none), epic };
}

type Actions<Input, Data> = Pick<
  Request<string, Input, Data, unknown>,
  'requested' | 'succeeded' | 'failed'
>;

const createActions = <Input, Data>(name: string): Actions<Input, Data> => ({
  requested: createAction(`${name}/requested`, (payload: Input) => ({ payload })),
  succeeded: createAction(`${name}/succeeded`, (input: Input, payload: Data) => ({
    payload,
    meta: { input },
  })),
  failed: createAction(`${name}/failed`, (input: Input, payload: Failure) => ({
    payload,
    meta: { input },
  })),
});

/**
 * While loading, the answer before stays. Answers are replaced whole, so that Immer makes no draft of a long
 * list; they are frozen as Immer would, and Redux Toolkit's checks in development then skip them.
 */
function nextAnswer<Data, Input>(
  state: RemoteData<Data, Input>,
  action: UnknownAction,
  { requested, succeeded, failed }: Actions<Input, Data>,
): RemoteData<Data, Input> {
  if (requested.match(action)) {
    return { status: 'loading', input: action.payload, data: state.data };
  }
  if (succeeded.match(action)) {
    return { status: 'success', input: action.meta.input, data: freeze(action.payload, true) };
  }
  if (failed.match(action)) {
    return { status: 'failure', input: action.meta.input, failure: action.payload };
  }
  return state;
}

/** Vite declares a request again when it reloads a module: one reducer and one epic are enough. */
const declared = new Set<string>();

/** Takes a slice whose key is a type parameter, which RTK's own signature can't check. */
const injectable: { inject: (slice: { reducerPath: string; reducer: Reducer }) => unknown } =
  rootReducer;

function injectSlice<Name extends string, Slice>(
  reducerPath: Name,
  reducer: Reducer<Slice>,
  initial: Slice,
) {
  if (!declared.has(reducerPath)) injectable.inject({ reducerPath, reducer });
  declared.add(reducerPath);
  const select = (state: { [Key in Name]?: Slice | undefined }) => state[reducerPath] ?? initial;
  return { reducerPath, reducer, select };
}
