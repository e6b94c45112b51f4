import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';

/** The seconds left until the sign-out while the warning shows; null otherwise (SS-8). */
const idleSlice = createSlice({
  name: 'idle',
  initialState: null as number | null,
  reducers: {
    warned: (_state, { payload }: PayloadAction<number>) => payload,
    /** "Stay signed in" in this tab. */
    stayRequested: () => null,
    /** "Stay signed in" in another tab. */
    stayed: () => null,
  },
  selectors: { selectSecondsLeft: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof idleSlice> {}
}

export const { warned: idleWarned, stayRequested, stayed } = idleSlice.actions;
export const { selectSecondsLeft } = idleSlice.injectInto(rootReducer).selectors;
