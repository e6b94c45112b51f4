import { type ClaimSort, newestFirst } from '@portal/domain';
import { defineAction, type Reducer, type State } from '../../requests';
import { type ClaimFilter, everyClaim } from './claims.selectors';

/** How the list was left, so that it is found so again within the session. */
interface ClaimsView {
  sort: ClaimSort;
  /** Never in the address: a name and a drug belong to the member alone. */
  filter: ClaimFilter;
  /** Which rows are open, by the claim's id. */
  open: Readonly<Record<string, true>>;
}

export const sorted = defineAction<ClaimSort>('claims/sorted');
/** The parts of the filter that change. */
export const filtered = defineAction<Partial<ClaimFilter>>('claims/filtered');
export const rowToggled = defineAction<string>('claims/rowToggled');

const initial: ClaimsView = { sort: newestFirst, filter: everyClaim, open: {} };

export const viewReducer: Reducer = (before, action) => {
  const state = (before as ClaimsView | undefined) ?? initial;
  if (sorted.match(action)) return { ...state, sort: action.payload };
  if (filtered.match(action)) return { ...state, filter: { ...state.filter, ...action.payload } };
  if (rowToggled.match(action)) {
    const { [action.payload]: isOpen, ...others } = state.open;
    return { ...state, open: isOpen ? others : { ...others, [action.payload]: true } };
  }
  return state;
};

const selectView = (state: State) => (state['claims/view'] as ClaimsView | undefined) ?? initial;
export const selectSort = (state: State) => selectView(state).sort;
export const selectFilter = (state: State) => selectView(state).filter;
export const selectOpen = (state: State) => selectView(state).open;
