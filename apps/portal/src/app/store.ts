import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createReduxStore,
  type Reducer as ReduxReducer,
  type Store as ReduxStore,
} from 'redux';
import { createEpicMiddleware } from 'redux-observable';
import { catchError, mergeMap, ReplaySubject } from 'rxjs';
import type { Action, Dependencies, Epic, Feature, Reducer, State } from '../requests';

export interface Store extends ReduxStore<State, Action> {
  /** Adds what a feature brings when its chunk arrives; a second time changes nothing. */
  addFeature(feature: Feature): void;
}

/** The store: real reducers and real epics over the given outside. `preloaded` is state at start. */
export function createStore(dependencies: Dependencies, preloaded: State): Store {
  const reducers: Record<string, Reducer> = {};
  const running = new Set<Epic>();
  const epic$ = new ReplaySubject<Epic>();
  const middleware = createEpicMiddleware<Action, Action, State, Dependencies>({ dependencies });
  const combined = () => combineReducers(reducers) as unknown as ReduxReducer<State, Action>;
  const store = createReduxStore<State, Action, object, State>(
    (state: State = preloaded) => state,
    preloaded,
    applyMiddleware(middleware),
  );

  middleware.run((action$, state$, outside) =>
    epic$.pipe(
      mergeMap((epic) =>
        epic(action$, state$, outside).pipe(
          // A fault in one flow must not end the others, nor itself for good.
          catchError((error: unknown, again) => {
            reportError(error);
            return again;
          }),
        ),
      ),
    ),
  );

  const addFeature = ({ requests = [], reducers: own = {}, epics = [] }: Feature) => {
    const before = Object.keys(reducers).length;
    for (const request of requests) reducers[request.name] ??= request.reducer;
    for (const [key, reducer] of Object.entries(own)) reducers[key] ??= reducer;
    if (Object.keys(reducers).length > before) store.replaceReducer(combined());
    for (const epic of [...requests.map((request) => request.epic), ...epics]) {
      if (running.has(epic)) continue;
      running.add(epic);
      epic$.next(epic);
    }
  };
  return { ...store, addFeature };
}
