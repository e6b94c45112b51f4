const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word that was typed, in any order, whatever the case and accents. */
export function matchesSearch(search: string, textOf: () => string): boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = folded(textOf());
  return words.every((word) => text.includes(word));
}
