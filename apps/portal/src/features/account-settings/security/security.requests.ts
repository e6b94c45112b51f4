import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { accountSecurity as calls } from '@portal/contracts/account-security';
import { drafts } from '@portal/contracts/drafts';
import { createRequest, requestOf } from '../../../store';

export type AccountSession = OutputOf<typeof calls.getSessions>['sessions'][number];
export type SignIn = OutputOf<typeof calls.getSignIns>['signIns'][number];

/** Where the account is signed in now. */
export const accountSessions = requestOf(calls.getSessions);

/** Not the list that the page shows: a session stays there until a new list says that it ended. */
export const sessionsAfter = requestOf(calls.getSessions, 'after');

/** Each session has its own button: two may be ended side by side. */
export const sessionEnding = createRequest(
  'accountSettings/endSession',
  (api) => api(calls).endSession,
  'all',
  { key: ({ sessionId }) => sessionId },
);

export const othersEnding = requestOf(calls.endOtherSessions);

export const signInHistory = requestOf(calls.getSignIns);

/** Each draft has its own button: two may be deleted side by side. */
export const draftDeleting = createRequest(
  'accountSettings/deleteDraft',
  (api) => api(drafts).remove,
  'all',
  { key: ({ formId }) => formId },
);

/** Not the list that the page shows, as with sessions. */
export const draftsAfter = requestOf(drafts.getList, 'after');

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof sessionEnding>, WithSlice<typeof draftDeleting> {}
}
