import { contentRow } from './content-row';
import { formRow } from './form-row';
import type { LazyRow } from './screen-loader';
import type { Screen } from './screens';

/** The row of a screen with its code: its own, that of content pages, or that of forms. */
export const lazyRowOf = (screen: Screen): LazyRow => {
  if (screen.content !== undefined) return contentRow(screen);
  return screen.form ? formRow(screen) : screen;
};
