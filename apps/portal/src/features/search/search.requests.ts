import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { content } from '@portal/contracts/content';
import { drugs } from '@portal/contracts/drugs';
import { notifications } from '@portal/contracts/notifications';
import { createRequest, requestOf } from '../../store';

// What is searched is fetched whole, before anything is typed, so that no typed word is ever sent.

/** Each content page, by its name. */
export const searchedPages = createRequest('search/pages', (api) => api(content).getPage, 'all', {
  key: ({ page }) => page,
});

/** All drugs of the plan's drug list. */
export const searchedDrugs = requestOf(drugs.browse, 'search');

/** The classes of drugs, in both languages. */
export const searchedClasses = requestOf(drugs.getClasses);

/** The claims that the claims screen can show. */
export const searchedClaims = requestOf(claims.getHistory, 'search');

/** The messages of all tabs. */
export const searchedMessages = requestOf(notifications.getList);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof searchedPages> {}
}
