import type { ComponentType } from 'react';
import type { Store } from 'redux';
import type { Action } from './action';
import type { AnyRequest } from './create-request';
import type { Epic, Reducer, State } from './dependencies';

/** What a feature brings into the store when its chunk arrives. */
export interface Feature {
  requests?: readonly AnyRequest[];
  /** Slices of its own, by their key in the state. */
  reducers?: Readonly<Record<string, Reducer>>;
  /** Flows of more than one call. */
  epics?: readonly Epic[];
}

/** The store as the parts know it that arrive late. */
export type FeatureStore = Store<State, Action> & { addFeature: (feature: Feature) => void };

/** The module that a row of screens.ts loads: `features/<x>/screen.ts`. */
export interface ScreenModule {
  Screen: ComponentType;
  feature?: Feature;
}
