import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';

type SearchState = {
  /** As typed; in the memory of the page only, for the way back from a result. */
  words: string;
  /** Only what was typed, no other spelling. */
  exact: boolean;
};

const searchSlice = createSlice({
  name: 'search',
  initialState: (): SearchState => ({ words: '', exact: false }),
  reducers: {
    wordsTyped: (state, { payload }: PayloadAction<string>) => {
      state.words = payload;
      state.exact = false;
    },
    exactRequested: (state) => {
      state.exact = true;
    },
  },
  selectors: { selectSearch: (state) => state },
});

export const { wordsTyped, exactRequested } = searchSlice.actions;
export const { selectSearch } = searchSlice.injectInto(rootReducer).selectors;

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof searchSlice> {}
}
