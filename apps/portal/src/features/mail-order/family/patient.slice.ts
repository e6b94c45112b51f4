import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store';

export interface PatientState {
  /** Null until the member chooses; then it is the member's own id or another person's. */
  chosenId: string | null;
}

const initialState: PatientState = { chosenId: null };

/** For whom the member uses home delivery. In memory only: a member id is in no URL and no storage. */
const patientSlice = createSlice({
  name: 'mailOrder/patient',
  initialState,
  reducers: {
    patientChosen: (_state, { payload }: PayloadAction<string>): PatientState => ({
      chosenId: payload,
    }),
  },
  selectors: { selectChosenPatient: ({ chosenId }) => chosenId },
});

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof patientSlice> {}
}

export const { patientChosen } = patientSlice.actions;
export const { selectChosenPatient } = patientSlice.injectInto(rootReducer).selectors;
