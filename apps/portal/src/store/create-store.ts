import {
  configureStore,
  type EnhancedStore,
  freeze,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createEpicMiddleware } from 'redux-observable';
import { catchError, distinct, merge, mergeMap, Subject, takeUntil } from 'rxjs';
import { type Dependencies, type Epic, requestEpic$ } from './epic';
import { rootReducer, type RootState } from './root-reducer';

export interface Store extends EnhancedStore<RootState, UnknownAction> {
  /** Starts epics that arrive later, with a screen's chunk; a running one is not started again. */
  addEpics(epics: readonly Epic[]): void;
  /** Ends all epics: the server makes a store for each page. */
  stop(): void;
  /** Whether this answer is of the prerendered page; true once, so that the next component requests it again. */
  takePrerendered(answer: object): boolean;
}

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Whether the Redux DevTools may attach. */
  devTools?: boolean;
  /** Whether what is dispatched is frozen: a change of it throws. Not in production, where a long answer takes long. */
  freezes?: boolean;
  /** Called with an error that an epic throws; the browser's console has it unless given. */
  onError?: (error: unknown) => void;
}

const isAnswer = (slice: unknown): slice is object =>
  typeof slice === 'object' && slice !== null && 'status' in slice && slice.status === 'success';

/** Redux Toolkit's checks in development: quiet about their own time on a busy machine. */
const checks = { immutableCheck: { warnAfter: 500 }, serializableCheck: { warnAfter: 500 } };

/** Frozen as Immer would, so that the checks in development skip what they know. */
const freezing: Middleware = () => (next) => (action) => next(freeze(action, true));

/** The store over the given dependencies; the epics of requests run in every store. */
export function createStore(
  dependencies: Dependencies,
  {
    preloadedState = {},
    devTools = false,
    freezes = true,
    onError = (error) => reportError(error),
  }: StoreOptions = {},
): Store {
  const epicMiddleware = createEpicMiddleware<
    UnknownAction,
    UnknownAction,
    RootState,
    Dependencies
  >({ dependencies });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults({ thunk: false, ...checks })
        .prepend(freezes ? [freezing] : [])
        .concat(epicMiddleware),
  });

  const addedEpic$ = new Subject<Epic>();
  const stopped$ = new Subject<void>();
  epicMiddleware.run((action$, state$, outside) =>
    merge(requestEpic$, addedEpic$).pipe(
      // A running epic is not started again.
      distinct(),
      mergeMap((epic) =>
        epic(action$, state$, outside).pipe(
          // An error in one epic must not end the others; the failed one starts again.
          catchError((error: unknown, again) => {
            onError(error);
            return again;
          }),
        ),
      ),
      takeUntil(stopped$),
    ),
  );

  const addEpics = (epics: readonly Epic[]) => {
    for (const epic of epics) addedEpic$.next(epic);
  };
  const sent = new Set(Object.values<unknown>(preloadedState).filter(isAnswer));
  return {
    ...store,
    addEpics,
    stop: () => stopped$.next(),
    takePrerendered: (answer) => sent.delete(answer),
  };
}
