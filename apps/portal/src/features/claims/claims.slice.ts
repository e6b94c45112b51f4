import { type ClaimSort, newestFirst } from '@portal/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';
import { type ClaimFilter, everyClaim } from './claims.selectors';

/** How the list was left; it is shown the same way again within the session. */
type ClaimsView = {
  sort: ClaimSort;
  /** Never in the URL: a name and a drug are personal data. */
  filter: ClaimFilter;
  /** Which rows are open, by the claim's id. */
  open: Readonly<Record<string, true>>;
};

const initialState: ClaimsView = { sort: newestFirst, filter: everyClaim, open: {} };

const claimsView = createSlice({
  name: 'claims',
  reducerPath: 'claims/view',
  initialState,
  reducers: {
    sorted(state, { payload }: PayloadAction<ClaimSort>) {
      state.sort = payload;
    },
    /** The parts of the filter that change. */
    filtered(state, { payload }: PayloadAction<Partial<ClaimFilter>>) {
      Object.assign(state.filter, payload);
    },
    rowOpened({ open }, { payload: id }: PayloadAction<string>) {
      open[id] = true;
    },
    rowToggled({ open }, { payload: id }: PayloadAction<string>) {
      if (open[id]) delete open[id];
      else open[id] = true;
    },
  },
  selectors: {
    selectSort: ({ sort }) => sort,
    selectFilter: ({ filter }) => filter,
    selectOpen: ({ open }) => open,
  },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimsView> {}
}

export const { sorted, filtered, rowOpened, rowToggled } = claimsView.actions;
export const { selectSort, selectFilter, selectOpen } =
  claimsView.injectInto(rootReducer).selectors;
