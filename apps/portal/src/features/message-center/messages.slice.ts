import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';
import { messageList } from './messages.requests';

/** Messages that are marked in one go. */
export interface MarksToSet {
  /** Names the marks, to take them back when the service refuses. */
  turn: string;
  mpmIds: string[];
  read: boolean;
  /** Everything of this count, which the service marks whole. */
  whole?: 'eob' | 'other';
}

type Mark = {
  read: boolean;
  turn: string;
  /** `isSettled`: the service has it. `isListed`: the list was requested after that. */
  isSettled?: true;
  isListed?: true;
};

type MessagesState = {
  /** The list is here: false while it loads, true after (AC-2). */
  isComplete: boolean;
  /** Marks that the list does not show yet. */
  marks: Record<string, Mark>;
  /** The service refused the marks that were set last. */
  isRefused: boolean;
};

const initialState: MessagesState = { isComplete: false, marks: {}, isRefused: false };

const messagesSlice = createSlice({
  name: 'notifications',
  reducerPath: 'messages/center',
  initialState,
  reducers: {
    markRequested(state, { payload: { mpmIds, read, turn } }: PayloadAction<MarksToSet>) {
      state.isRefused = false;
      for (const mpmId of mpmIds) state.marks[mpmId] = { read, turn };
    },
    markSucceeded(state, { payload: { turn } }: PayloadAction<MarksToSet>) {
      for (const mark of Object.values(state.marks)) if (mark.turn === turn) mark.isSettled = true;
    },
    markFailed(state, { payload: { turn } }: PayloadAction<MarksToSet>) {
      state.isRefused = true;
      for (const [mpmId, mark] of Object.entries(state.marks)) {
        if (mark.turn === turn) delete state.marks[mpmId];
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(messageList.requested, (state) => {
        state.isComplete = false;
        for (const mark of Object.values(state.marks)) if (mark.isSettled) mark.isListed = true;
      })
      .addCase(messageList.succeeded, (state) => {
        state.isComplete = true;
        for (const [mpmId, mark] of Object.entries(state.marks)) {
          if (mark.isListed) delete state.marks[mpmId];
        }
      }),
  selectors: {
    selectIsComplete: ({ isComplete }) => isComplete,
    selectMarks: ({ marks }) => marks,
    selectIsRefused: ({ isRefused }) => isRefused,
  },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof messagesSlice> {}
}

export const { markRequested, markSucceeded, markFailed } = messagesSlice.actions;
export const { selectIsComplete, selectMarks, selectIsRefused } =
  messagesSlice.injectInto(rootReducer).selectors;
