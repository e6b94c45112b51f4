import type { WithSlice } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { createRequest } from '../../store';

/** The forms that the member has begun and not sent. */
export const draftList = createRequest('forms/drafts', (api) => api(drafts).getList, 'latest');

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof draftList> {}
}
