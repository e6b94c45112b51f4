import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store';

/** What the details are collected for: a file to download, or a summary to print. */
export type ExportKind = 'file' | 'summary';

/** Progress of the collecting; `ready` until the file is made or the summary printed. */
type ExportProgress = {
  status: 'idle' | 'collecting' | 'ready' | 'failed';
  kind: ExportKind;
  done: number;
  total: number;
};

interface ExportRequest {
  kind: ExportKind;
  /** The claims whose detail is needed. */
  ids: readonly string[];
}

/** The most claims of one export: it limits the size of the file and the number of calls. */
export const exportLimit = 250;

const initialState: ExportProgress = { status: 'idle', kind: 'file', done: 0, total: 0 };

const claimsExport = createSlice({
  name: 'claims/export',
  initialState,
  reducers: {
    requested: (_state, { payload: { kind, ids } }: PayloadAction<ExportRequest>) => ({
      status: 'collecting' as const,
      kind,
      done: 0,
      total: ids.length,
    }),
    progressed: (state, { payload }: PayloadAction<{ done: number; total: number }>) => ({
      ...state,
      ...payload,
    }),
    prepared(state) {
      state.status = 'ready';
    },
    failed(state) {
      state.status = 'failed';
    },
    finished: () => initialState,
  },
  selectors: { selectExport: (state) => state },
});

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimsExport> {}
}

export const {
  requested: exportRequested,
  progressed: exportProgressed,
  prepared: exportPrepared,
  failed: exportFailed,
  finished: exportFinished,
} = claimsExport.actions;
export const { selectExport } = claimsExport.injectInto(rootReducer).selectors;
