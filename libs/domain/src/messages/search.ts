import { foldText } from '../text/fold-text';

/** Whether a text has every word that was typed, in any order, whatever the case and accents. */
export function matchesSearch(search: string, textOf: () => string): boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = foldText(textOf());
  return words.every((word) => text.includes(word));
}
