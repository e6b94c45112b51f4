import type { WithSlice } from '@reduxjs/toolkit';
import { idCard } from '@portal/contracts/id-card';
import { createRequest, requestOf, savedAs } from '../../store';

/** The member's card and those of the family. */
export const idCards = requestOf(idCard.get);

/** Requests a new plastic card; a double click sends once. */
export const replacement = requestOf(idCard.requestReplacement);

type WantedDocument = { memberId: string; lang: 'en' | 'es'; fileName: string };

/** Cards as documents, each by its member id: the bytes go to the member's disk, and not into the state. */
export const cardDocument = createRequest(
  'idCard/document',
  (api) =>
    ({ fileName, ...wanted }: WantedDocument) =>
      api(idCard).getDocument(wanted).pipe(savedAs(fileName)),
  'all',
  { key: ({ memberId }) => memberId },
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof cardDocument> {}
}
