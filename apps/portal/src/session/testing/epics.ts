import { ApiError } from '@portal/api-client';
import { type FlagName } from '@portal/client-config';
import { StateObservable } from 'redux-observable';
import { NEVER, type Observable, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Dependencies, RootState } from '../../store';
import { memoryPlatform } from '../../testing';
import type { LanguageState } from '../../language';
import { sessionAtStart, type SessionState, type UserInfo } from '../session.slice';

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

export const outside = (api: Dependencies['api'], platform = memoryPlatform()): Dependencies => ({
  api,
  platform,
  clock: { now: () => new Date(1000) },
});
const unstarted = sessionAtStart(memoryPlatform());

/** A state whose session differs from an unstarted one in these fields. */
export const stateWith = (
  session: Partial<SessionState> = {},
  language: LanguageState = { language: 'en', fetched: {}, fetchedForClient: {} },
): RootState => ({ session: { ...unstarted, ...session }, language });

/** The state that an epic gets as its second argument; it never changes. */
export const state$With = (...args: Parameters<typeof stateWith>) =>
  new StateObservable<RootState>(NEVER, stateWith(...args));

export const flagged = (...flags: FlagName[]) =>
  ({ flags, signedIn: true }) as Partial<SessionState>;
