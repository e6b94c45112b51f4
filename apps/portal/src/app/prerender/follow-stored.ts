import { languageAtStart, languageChosen, selectLanguage } from '../../language';
import type { Platform } from '../../platform';
import { selectTextSize, textSizeAtStart, textSizeChosen } from '../../shell/header/text-size';
import type { Store } from '../../store';

/** Changes a prerendered page to the language and text size that this browser has stored, where they differ (Spec §4). */
export function followStored(store: Store, platform: Platform): void {
  const state = store.getState();
  const { language } = languageAtStart(platform);
  if (language !== selectLanguage(state)) store.dispatch(languageChosen(language));
  const textSize = textSizeAtStart(platform);
  if (textSize !== selectTextSize(state)) store.dispatch(textSizeChosen(textSize));
}
