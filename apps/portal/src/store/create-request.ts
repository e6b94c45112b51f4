import { isAnyOf } from '@reduxjs/toolkit';
import { type ApiClient, ApiError } from '@portal/api-client';
import type { ErrorCode } from '@portal/contracts';
import type { Reducer, UnknownAction } from 'redux';
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
import { idle, type RemoteData, toFailure } from './remote-data';
import { createRequestActions, nextAnswer, type RequestActions } from './request-actions';
import { rootReducer, type RootState } from './root-reducer';

/** `latest`: a new request cancels the running one. `first`: it is ignored, so a double click sends once. */
export type Single = 'latest' | 'first';

type Flatten = <From, To>(project: (value: From) => Observable<To>) => OperatorFunction<From, To>;
const flattening: Record<Single | 'all', Flatten> = {
  latest: switchMap,
  first: exhaustMap,
  all: mergeMap,
};

type Call<Input, Data> = (api: ApiClient) => (input: Input) => Observable<Data>;

interface Checked<Data, Input> {
  /** Turns a response into a failure by naming its code, e.g. claims without a list (§8), or another drug. */
  check?: (data: Data, input: Input) => ErrorCode | undefined;
}

interface Kept {
  /** A failure leaves the answer before: what someone reads or types in stays on the page. */
  keepsAnswer?: true;
}

interface Owned<Input> {
  /** What the answer belongs to next to its person: while another one's loads, the answer before is not here. */
  owner?: (input: Input) => string;
}

interface Keyed<Input> {
  /** Where in the slice the answer for an input is stored, e.g. under the claim's id. */
  key: (input: Input) => string;
}

/** One call: its three actions, its slice (RTK's `reducerPath` and `reducer`) with a selector, and its epic. */
export interface Request<Name extends string, Input, Data, Slice> extends RequestActions<
  Input,
  Data
> {
  /** The slice's key in the state and the prefix of the action types, e.g. `claims/history`. */
  reducerPath: Name;
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
  options?: Checked<Data, Input> & Kept & Owned<Input>,
): Request<Name, Input, Data, RemoteData<Data, Input>>;
export function createRequest<Name extends string, Data, Input = void>(
  name: Name,
  call: Call<Input, Data>,
  mode: 'all',
  options: Keyed<Input> & Checked<Data, Input> & Kept,
): Request<Name, Input, Data, Answers<Data, Input>>;
export function createRequest<Name extends string, Data, Input>(
  name: Name,
  call: Call<Input, Data>,
  mode: Single | 'all',
  {
    check,
    key,
    keepsAnswer,
    owner,
  }: Checked<Data, Input> & Partial<Keyed<Input>> & Kept & Owned<Input> = {},
):
  | Request<Name, Input, Data, RemoteData<Data, Input>>
  | Request<Name, Input, Data, Answers<Data, Input>> {
  const actions = createRequestActions<Input, Data>(name);
  const { requested, succeeded, failed } = actions;

  const epic: Epic = (action$, _state$, { api }) =>
    action$.pipe(
      filter(requested.match),
      flattening[mode](({ payload: input }) =>
        defer(() => call(api)(input)).pipe(
          map((data) => {
            const code = check?.(data, input);
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
    return nextAnswer(state, action, actions, { keepsAnswer, owner });
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
