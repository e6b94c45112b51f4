import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Failure, rootReducer } from '../../store';

/** How far one file is on its way to the service; sizes in bytes. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; sent: number }
  | { status: 'done'; type: string; size: number }
  | { status: 'failed'; failure: Failure };

type Uploads = Readonly<Record<string, UploadState>>;
type OfFile<Payload = unknown> = PayloadAction<{ id: string } & Payload>;

const uploadsSlice = createSlice({
  name: 'uploads',
  initialState: {} as Uploads,
  reducers: {
    uploadRequested: (state, { payload: { id } }: OfFile) => ({
      ...state,
      [id]: { status: 'waiting' },
    }),
    uploadProgressed: (state, { payload: { id, sent } }: OfFile<{ sent: number }>) => ({
      ...state,
      [id]: { status: 'sending', sent },
    }),
    uploadDone: (state, { payload }: OfFile<{ type: string; size: number }>) => ({
      ...state,
      [payload.id]: { status: 'done', type: payload.type, size: payload.size },
    }),
    uploadFailed: (state, { payload: { id, failure } }: OfFile<{ failure: Failure }>) => ({
      ...state,
      [id]: { status: 'failed', failure },
    }),
    /** The file was taken out of its form. `isStored`: the service has it, and may delete it. */
    uploadDropped: (state, { payload: { id } }: OfFile<{ isStored: boolean }>) => {
      const { [id]: _dropped, ...others } = state;
      return others;
    },
  },
  selectors: { selectUploads: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof uploadsSlice> {}
}

export const { uploadRequested, uploadProgressed, uploadDone, uploadFailed, uploadDropped } =
  uploadsSlice.actions;
export const { selectUploads } = uploadsSlice.injectInto(rootReducer).selectors;
