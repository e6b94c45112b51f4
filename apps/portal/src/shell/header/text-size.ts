import { type TextSize, textSizeOf } from '@portal/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { filter, ignoreElements, tap } from 'rxjs';
import type { Platform } from '../../platform';
import { type Epic, rootReducer } from '../../store';

const textSizeSlice = createSlice({
  name: 'textSize',
  initialState: 'base' as TextSize,
  reducers: { chosen: (_state, { payload }: PayloadAction<TextSize>) => payload },
  selectors: { selectTextSize: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof textSizeSlice> {}
}

export const { chosen: textSizeChosen } = textSizeSlice.actions;
export const { selectTextSize } = textSizeSlice.injectInto(rootReducer).selectors;

/** Spec §4, Font size: as it is stored; where nothing is, that of the page, as the server sent it. */
export function textSizeAtStart(platform: Platform): TextSize {
  return textSizeOf(platform.read('fontSize') ?? platform.page.textSize);
}

/** A text size was chosen → stored for the next visit, also for the server → emits nothing. */
export const textSizeEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(textSizeChosen.match),
    tap(({ payload }) => {
      platform.write('fontSize', payload);
      platform.rememberForServer('textSize', payload);
    }),
    ignoreElements(),
  );
