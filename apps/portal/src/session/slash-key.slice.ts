import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store';

/** Whether the key / starts a search; a key that is no command must have a way to turn it off (WCAG 2.1.4). */
const slashKey = createSlice({
  name: 'slashKey',
  reducerPath: 'session/slashKey',
  initialState: true,
  reducers: { slashKeyToggled: (isOn) => !isOn },
  selectors: { selectSlashKey: (isOn) => isOn },
});

export const { slashKeyToggled } = slashKey.actions;
export const { selectSlashKey } = slashKey.injectInto(rootReducer).selectors;

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slashKey> {}
}
