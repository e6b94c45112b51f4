import type { WithSlice } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { createRequest } from '../../store';

/** The draft of the form that is open; `visit` tells one visit from another. */
export const storedDraft = createRequest(
  'forms/storedDraft',
  (api) =>
    ({ formId }: { formId: string; visit: string }) =>
      api(drafts).getOne({ formId }),
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof storedDraft> {}
}
