import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { content } from '@portal/contracts/content';
import { drugs } from '@portal/contracts/drugs';
import { notifications } from '@portal/contracts/notifications';
import { createRequest } from '../../store';

// What is searched is fetched whole, before anything is typed, so that no typed word is ever sent.

/** Each content page, by its name. */
export const searchedPages = createRequest('search/pages', (api) => api(content).getPage, 'all', {
  key: ({ page }) => page,
});

/** All drugs of the plan's drug list. */
export const searchedDrugs = createRequest('search/drugs', (api) => api(drugs).browse, 'latest');

/** The classes of drugs, in both languages. */
export const searchedClasses = createRequest(
  'search/classes',
  (api) => api(drugs).getClasses,
  'latest',
);

/** The claims that the claims screen can show. */
export const searchedClaims = createRequest(
  'search/claims',
  (api) => api(claims).getHistory,
  'latest',
);

/** The messages of all tabs. */
export const searchedMessages = createRequest(
  'search/messages',
  (api) => api(notifications).getList,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof searchedPages>,
      WithSlice<typeof searchedDrugs>,
      WithSlice<typeof searchedClasses>,
      WithSlice<typeof searchedClaims>,
      WithSlice<typeof searchedMessages> {}
}
