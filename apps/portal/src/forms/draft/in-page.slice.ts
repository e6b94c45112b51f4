import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';

/** A form as a draft has it (draft-content.ts). */
export interface TypedForm {
  content: Record<string, unknown>;
  step: string;
}

/** What visitors have typed, by form: in the memory of this page alone. */
type InPage = Readonly<Record<string, TypedForm>>;

const inPageSlice = createSlice({
  name: 'formsInPage',
  initialState: {} as InPage,
  reducers: {
    typedInPage: (
      state,
      { payload: { formId, ...typed } }: PayloadAction<TypedForm & { formId: string }>,
    ) => ({ ...state, [formId]: typed }),
    forgottenInPage: (state, { payload: { formId } }: PayloadAction<{ formId: string }>) => {
      const { [formId]: _forgotten, ...others } = state;
      return others;
    },
  },
  selectors: { selectInPage: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof inPageSlice> {}
}

export const { typedInPage, forgottenInPage } = inPageSlice.actions;
export const { selectInPage } = inPageSlice.injectInto(rootReducer).selectors;
