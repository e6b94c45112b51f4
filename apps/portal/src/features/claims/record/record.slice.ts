import { defineAction, type Reducer, type State } from '../../../requests';

/** What the details are collected for: a file to take along, or a summary on paper. */
export type RecordKind = 'file' | 'summary';

/** How far the collecting is; `ready` until the file is made or the paper printed. */
export interface RecordProgress {
  status: 'idle' | 'collecting' | 'ready' | 'failed';
  kind: RecordKind;
  done: number;
  total: number;
}

export interface RecordAsked {
  kind: RecordKind;
  /** The claims whose detail is wanted. */
  ids: readonly string[];
}

/** More claims than this are more than one file is good for, and more calls than one wish should make. */
export const recordLimit = 250;

export const recordAsked = defineAction<RecordAsked>('claims/recordAsked');
export const recordStepped = defineAction<{ done: number; total: number }>('claims/recordStepped');
export const recordReady = defineAction('claims/recordReady');
export const recordFailed = defineAction('claims/recordFailed');
export const recordTaken = defineAction('claims/recordTaken');

const initial: RecordProgress = { status: 'idle', kind: 'file', done: 0, total: 0 };

export const recordReducer: Reducer = (before, action) => {
  const state = (before as RecordProgress | undefined) ?? initial;
  if (recordAsked.match(action)) {
    const { kind, ids } = action.payload;
    return { status: 'collecting', kind, done: 0, total: ids.length };
  }
  if (recordStepped.match(action)) return { ...state, ...action.payload };
  if (recordReady.match(action)) return { ...state, status: 'ready' };
  if (recordFailed.match(action)) return { ...state, status: 'failed' };
  return recordTaken.match(action) ? initial : state;
};

export const selectRecord = (state: State): RecordProgress =>
  (state['claims/record'] as RecordProgress | undefined) ?? initial;
