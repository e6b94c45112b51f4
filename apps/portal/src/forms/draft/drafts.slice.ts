import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import type { drafts } from '@portal/contracts/drafts';
import { type Failure, rootReducer } from '../../store';

type SavedFacts = OutputOf<typeof drafts.save>;

/**
 * Why a draft was not saved. `changed`: another page or device saved a newer one. `full`: there are too many
 * drafts. `otherMember`: another member signed in meanwhile.
 */
export type DraftFailure =
  | 'offline'
  | 'server'
  | 'signedOut'
  | 'changed'
  | 'full'
  | 'tooLarge'
  | 'otherMember';

/** The draft of one form, as far as the BFF has it. */
export interface DraftState {
  /** The revision that the next save replaces; 0 when there is none. */
  revision: number;
  savedAt: string | null;
  expiresAt: string | null;
  failure: DraftFailure | null;
  /** What the last save, which failed, was to store. */
  unsaved: DraftToSave | null;
  /** How long the service takes no further save; null where it did not say. */
  retryAfterSeconds: number | null;
}

/** A draft to be saved. */
export interface DraftToSave {
  formId: string;
  step: string;
  content: Record<string, unknown>;
  /** All that was entered was taken out again: once it has replaced the draft, it is removed. */
  isEmpty?: true;
  /** Checks who is signed in and replaces whatever is there: after a failure, when the member says so. */
  again?: true;
}

type Drafts = Readonly<Record<string, DraftState>>;
type OfForm<Payload> = PayloadAction<{ formId: string } & Payload>;

const none: DraftState = {
  revision: 0,
  savedAt: null,
  expiresAt: null,
  failure: null,
  unsaved: null,
  retryAfterSeconds: null,
};
const saved = ({ revision, savedAt, expiresAt }: SavedFacts): DraftState => ({
  revision,
  savedAt,
  expiresAt,
  failure: null,
  unsaved: null,
  retryAfterSeconds: null,
});

const draftsSlice = createSlice({
  name: 'formDrafts',
  initialState: {} as Drafts,
  reducers: {
    /** The draft that the BFF has was loaded; null when it has none. */
    draftLoaded: (state, { payload }: OfForm<{ draft: SavedFacts | null }>) => ({
      ...state,
      [payload.formId]: payload.draft ? saved(payload.draft) : none,
    }),
    draftSaveRequested: (state, _action: PayloadAction<DraftToSave>) => state,
    draftSaved: (state, { payload }: OfForm<{ draft: SavedFacts; step: string }>) => ({
      ...state,
      [payload.formId]: saved(payload.draft),
    }),
    draftSaveFailed: (
      state,
      {
        payload,
      }: OfForm<{
        failure: DraftFailure;
        step?: string;
        unsaved?: DraftToSave;
        retryAfterSeconds?: number | undefined;
      }>,
    ) => {
      const { formId, failure, unsaved = null, retryAfterSeconds = null } = payload;
      const before = state[formId] ?? none;
      return { ...state, [formId]: { ...before, failure, unsaved, retryAfterSeconds } };
    },
    draftRemoveRequested: (state, _action: OfForm<unknown>) => state,
    draftRemoved: (state, { payload }: OfForm<unknown>) => ({ ...state, [payload.formId]: none }),
  },
  selectors: { selectDrafts: (state) => state },
});

/** The page is being left or hidden: what waits is saved at once. */
export const pageLeft = createAction('formDrafts/pageLeft');

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof draftsSlice> {}
}

export const {
  draftLoaded,
  draftSaveRequested,
  draftSaved,
  draftSaveFailed,
  draftRemoveRequested,
  draftRemoved,
} = draftsSlice.actions;
export const { selectDrafts } = draftsSlice.injectInto(rootReducer).selectors;

/** Why a call of a draft failed. */
export function draftFailureOf({ status, code }: Failure): DraftFailure {
  if (status === 0) return 'offline';
  if (status === 401) return 'signedOut';
  if (status === 413) return 'tooLarge';
  if (code === 'DRAFT_CHANGED') return 'changed';
  return code === 'TOO_MANY_DRAFTS' ? 'full' : 'server';
}
