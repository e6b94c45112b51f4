import { filter, ignoreElements, tap } from 'rxjs';
import { type Browser, defineAction, type Epic, type Reducer, type State } from '../../requests';

/** Spec §4, Font size: 10, 11 and 12 px; the names are classes of the root element. */
export const textSizes = ['base', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export const textSizeChosen = defineAction<TextSize>('shell/textSizeChosen');

export const textSizeReducer: Reducer = (state = 'base', action) =>
  textSizeChosen.match(action) ? action.payload : state;

export const selectTextSize = (state: State) => (state['textSize'] ?? 'base') as TextSize;

export function textSizeAtStart(browser: Browser): TextSize {
  const stored = browser.read('fontSize');
  return textSizes.find((size) => size === stored) ?? 'base';
}

/** A size chosen → kept for the next visit. */
export const textSizeEpic: Epic = (action$, _state$, { browser }) =>
  action$.pipe(
    filter(textSizeChosen.match),
    tap(({ payload }) => browser.write('fontSize', payload)),
    ignoreElements(),
  );
