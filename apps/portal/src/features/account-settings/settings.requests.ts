import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { accountSettings as calls } from '@portal/contracts/account-settings';
import { createRequest } from '../../store';

export type AccountSettings = OutputOf<typeof calls.get>;
export type StoredPhone = AccountSettings['phones'][number];

/** Email, phones, mailing address, paperless documents and notifications. */
export const accountSettings = createRequest(
  'accountSettings/settings',
  (api) => api(calls).get,
  'latest',
  // A box that is saved requests them again, while a phone or an email may be half typed.
  { keepsAnswer: true },
);

/** Each phone has its own form: one may be opened while another is being saved. */
export const phoneSaving = createRequest(
  'accountSettings/savePhone',
  (api) => api(calls).savePhone,
  'all',
  { key: ({ body }) => body.phone.kind },
);
export const phoneRemoval = createRequest(
  'accountSettings/removePhone',
  (api) => api(calls).removePhone,
  'all',
  { key: ({ kind }) => kind },
);

/** Each kind of document has its own switch: two may be saved side by side. */
export const paperlessSaving = createRequest(
  'accountSettings/savePaperless',
  (api) => api(calls).savePaperless,
  'all',
  { key: ({ body }) => body.kind },
);

/** Each box of the matrix is saved when it is ticked. */
export const notificationSaving = createRequest(
  'accountSettings/saveNotification',
  (api) => api(calls).saveNotification,
  'all',
  { key: ({ body: { kind, channel } }) => `${kind} ${channel}` },
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof accountSettings>,
      WithSlice<typeof phoneSaving>,
      WithSlice<typeof phoneRemoval>,
      WithSlice<typeof paperlessSaving>,
      WithSlice<typeof notificationSaving> {}
}
