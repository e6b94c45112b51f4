import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { filter, ignoreElements, tap } from 'rxjs';
import type { Platform } from '../../platform';
import { type Epic, rootReducer } from '../../store';

/** Spec §4, Font size: 10, 11 and 12 px; the names are classes of the root element. */
export const textSizes = ['base', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

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

export function textSizeAtStart(platform: Platform): TextSize {
  const stored = platform.read('fontSize');
  return textSizes.find((size) => size === stored) ?? 'base';
}

/** A text size was chosen → stored for the next visit → emits nothing. */
export const textSizeEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(textSizeChosen.match),
    tap(({ payload }) => platform.write('fontSize', payload)),
    ignoreElements(),
  );
