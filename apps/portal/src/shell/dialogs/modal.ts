import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';
import { idleWarned, signedOutElsewhere, signOutRequested } from '../../session';
import {
  defaultPharmacyRequested,
  dialogRequested,
  leavingSiteRequested,
  modalClosed,
  type PharmacyToSet,
} from '../../dialogs';

/** The modal that is open, and what it is about. The idle warning is not one of them: it comes above all. */
export type Modal =
  | { kind: 'leavingSite'; href: string }
  | { kind: 'idCard' }
  | { kind: 'wallet' }
  | { kind: 'survey' }
  | { kind: 'defaultPharmacy'; pharmacy: PharmacyToSet };

export type ModalKind = Modal['kind'];

const modalSlice = createSlice({
  name: 'modal',
  initialState: null as Modal | null,
  reducers: {},
  // One at a time: a new one replaces the one before, and the idle warning closes any.
  extraReducers: (builder) =>
    builder
      .addCase(leavingSiteRequested, (_state, { payload: { href } }) => ({
        kind: 'leavingSite',
        href,
      }))
      .addCase(defaultPharmacyRequested, (_state, { payload }) => ({
        kind: 'defaultPharmacy',
        pharmacy: payload,
      }))
      .addCase(dialogRequested, (_state, { payload: kind }) => ({ kind }))
      .addMatcher(
        isAnyOf(modalClosed, idleWarned, signOutRequested, signedOutElsewhere),
        () => null,
      ),
  selectors: { selectModal: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof modalSlice> {}
}

export const { selectModal } = modalSlice.injectInto(rootReducer).selectors;
