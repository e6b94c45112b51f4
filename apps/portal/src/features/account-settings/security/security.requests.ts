import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { accountSecurity as calls } from '@portal/contracts/account-security';
import { drafts } from '@portal/contracts/drafts';
import { createRequest } from '../../../store';

export type AccountSession = OutputOf<typeof calls.getSessions>['sessions'][number];
export type SignIn = OutputOf<typeof calls.getSignIns>['signIns'][number];

/** Where the account is signed in now. */
export const accountSessions = createRequest(
  'accountSettings/sessions',
  (api) => () => api(calls).getSessions(),
  'latest',
);

/** Each session has its own button: two may be ended side by side. */
export const sessionEnding = createRequest(
  'accountSettings/endSession',
  (api) => api(calls).endSession,
  'all',
  { key: ({ sessionId }) => sessionId },
);

export const othersEnding = createRequest(
  'accountSettings/endOtherSessions',
  (api) => () => api(calls).endOtherSessions(),
  'first',
);

export const signInHistory = createRequest(
  'accountSettings/signIns',
  (api) => () => api(calls).getSignIns(),
  'latest',
);

/** Each draft has its own button: two may be deleted side by side. */
export const draftDeleting = createRequest(
  'accountSettings/deleteDraft',
  (api) => api(drafts).remove,
  'all',
  { key: ({ formId }) => formId },
);

declare module '../../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof accountSessions>,
      WithSlice<typeof sessionEnding>,
      WithSlice<typeof othersEnding>,
      WithSlice<typeof signInHistory>,
      WithSlice<typeof draftDeleting> {}
}
