import type { WithSlice } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { createRequest } from '../../store';

/** One reading of a stored draft. */
export interface DraftReading {
  formId: string;
  /** Tells this reading from the others. */
  visit: string;
}

/** Reads drafts; each name has its own answer. */
export const draftRequest = <Name extends string>(name: Name) =>
  createRequest(
    name,
    (api) =>
      ({ formId }: DraftReading) =>
        api(drafts).getOne({ formId }),
    'latest',
  );

/** The draft of the form that is open. */
export const storedDraft = draftRequest('forms/storedDraft');

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof storedDraft> {}
}
