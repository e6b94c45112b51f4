import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store';
import type { ClaimFilter } from '../claims.selectors';

/** A person and words of the filter. */
type OwnFilter = Omit<ClaimFilter, 'status'>;

/** How the list was left, apart from what the URL holds; it is shown the same way again within the session. */
type ClaimsView = {
  /** Never in the URL: a name and a drug are personal data. */
  filter: OwnFilter;
  /** Which rows are open, by the claim's id. */
  open: Readonly<Record<string, true>>;
};

const initialState: ClaimsView = { filter: { person: '', words: '' }, open: {} };

const claimsView = createSlice({
  name: 'claims',
  reducerPath: 'claims/view',
  initialState,
  reducers: {
    /** The parts of the filter that change. */
    filtered(state, { payload }: PayloadAction<Partial<OwnFilter>>) {
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
    selectOwnFilter: ({ filter }) => filter,
    selectOpen: ({ open }) => open,
  },
});

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimsView> {}
}

export const { filtered, rowOpened, rowToggled } = claimsView.actions;
export const { selectOwnFilter, selectOpen } = claimsView.injectInto(rootReducer).selectors;
