import { ApiError } from '@portal/api-client';
import { type FlagName } from '@portal/client-config';
import { type Observable, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Dependencies, State } from '../../requests';
import { memoryBrowser } from '../../testing';
import { type SessionState, type UserInfo } from '../session.slice';

type Run = Parameters<Parameters<TestScheduler['run']>[0]>[0];
/** Runs marbles in virtual time. */
export const inTime = (test: (run: Run) => void) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);

export const features = {
  readableFeatures: [],
  businessLine: 'COMMERCIAL',
  clientCode: 'common',
} as never;
export const info = {
  userFirstName: 'Marisol',
  redirectUri: '',
  fromAdminPortal: false,
} as UserInfo;
export const failure = (status: number, code: 'UNAUTHENTICATED' | 'CALL_FAILED') => ({
  endpointId: 'features.get',
  status,
  code,
});
export const failing = ({ endpointId, status, code }: ReturnType<typeof failure>) =>
  throwError(() => new ApiError(endpointId, status, code));

/** A client that answers every area by the name of the call. */
export const apiOf = (calls: Record<string, (input: never) => Observable<unknown>>) =>
  (() => calls) as unknown as Dependencies['api'];

export const outside = (api: Dependencies['api'], browser = memoryBrowser()): Dependencies => ({
  api,
  browser,
  clock: { now: () => new Date(1000) },
});
export const state = (session: Partial<SessionState> = {}) =>
  ({ value: { session, language: { language: 'en', fetched: {} } } as State }) as never;

export const flagged = (...flags: FlagName[]) =>
  ({ flags, signedIn: true }) as Partial<SessionState>;
