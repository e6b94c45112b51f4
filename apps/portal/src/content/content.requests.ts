import type { WithSlice } from '@reduxjs/toolkit';
import { content } from '@portal/contracts/content';
import { createRequest } from '../store';

/** A content page of the member's client, line and language (CT-1). */
export const contentPage = createRequest('content/page', (api) => api(content).getPage, 'latest');

/** The glossary, which screens read in addition to their own page. */
export const glossaryPage = createRequest(
  'content/glossary',
  (api) => api(content).getPage,
  'latest',
);

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof contentPage>, WithSlice<typeof glossaryPage> {}
}
