import type { ApiClient } from '@portal/api-client';
import { createContext, useContext } from 'react';
import type { Epic as ReduxEpic } from 'redux-observable';
import type { Action } from './action';
import { type Browser, windowBrowser } from './browser';

/** The member's clock; a test sets it. */
export interface Clock {
  now(): Date;
}

/** What every epic gets as its third argument. */
export interface Dependencies {
  api: ApiClient;
  clock: Clock;
  browser: Browser;
}

/** The whole state; each slice is read by its own selector. */
export type State = Record<string, unknown>;

export type Epic = ReduxEpic<Action, Action, State, Dependencies>;
export type Reducer = (state: unknown, action: Action) => unknown;

type ForComponents = Pick<Dependencies, 'clock' | 'browser'>;

const OutsideContext = createContext<ForComponents>({
  clock: { now: () => new Date() },
  browser: windowBrowser,
});
export const OutsideProvider = OutsideContext.Provider;

/** The clock for components; read it in handlers and once per render, never in a loop. */
export function useClock(): Clock {
  return useContext(OutsideContext).clock;
}

export function useBrowser(): Browser {
  return useContext(OutsideContext).browser;
}
