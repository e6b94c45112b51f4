import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { StepUpPurpose } from '@portal/contracts';
import { rootReducer } from '../store';

/**
 * Calls that wait for a second factor (AC-1). `requested`: the member is asked to confirm who they are; `retried`: the
 * calls are on their way again; `requestedAgain`: they were refused once more; `declined`: they fail.
 */
export interface StepUpState {
  phase: 'none' | 'requested' | 'retried' | 'requestedAgain' | 'declined';
  /** What the dialog says is being confirmed. */
  purpose: StepUpPurpose;
}

const initialState: StepUpState = { phase: 'none', purpose: 'change' };
const isRequested = ({ phase }: StepUpState) => phase === 'requested' || phase === 'requestedAgain';

const stepUpSlice = createSlice({
  name: 'stepUp',
  reducerPath: 'session/stepUp',
  initialState,
  reducers: {
    /** A call was refused until the member confirms who they are. */
    stepUpNeeded(state, { payload: purpose }: PayloadAction<StepUpPurpose>) {
      // Calls that are refused together are confirmed together: a payment among them is what the dialog names.
      if (!isRequested(state)) {
        state.phase = state.phase === 'retried' ? 'requestedAgain' : 'requested';
        state.purpose = purpose;
      } else if (purpose === 'payment') {
        state.purpose = purpose;
      }
    },
    /** The member may have confirmed it: the calls are sent again. */
    stepUpRetried(state) {
      if (isRequested(state)) state.phase = 'retried';
    },
    /** The member goes on without. */
    stepUpDeclined(state) {
      if (state.phase !== 'none') state.phase = 'declined';
    },
    /** A call that waited has its answer. */
    stepUpEnded(state) {
      if (!isRequested(state)) state.phase = 'none';
    },
  },
  selectors: {
    selectStepUp: (state) => state.phase,
    selectStepUpPurpose: (state) => state.purpose,
  },
});

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof stepUpSlice> {}
}

export const { stepUpNeeded, stepUpRetried, stepUpDeclined, stepUpEnded } = stepUpSlice.actions;
export const { selectStepUp, selectStepUpPurpose } = stepUpSlice.injectInto(rootReducer).selectors;
