import type { ApiClient } from '@portal/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Epic as ReduxEpic } from 'redux-observable';
import { ReplaySubject } from 'rxjs';
import type { Clock, Platform } from '../platform';
import type { RootState } from './root-reducer';

/** The third argument of every epic. */
export interface Dependencies {
  api: ApiClient;
  clock: Clock;
  platform: Platform;
}

export type Epic = ReduxEpic<UnknownAction, UnknownAction, RootState, Dependencies>;

/** The epics of all requests declared so far. Every store runs them, whenever it was created. */
export const requestEpic$ = new ReplaySubject<Epic>();
