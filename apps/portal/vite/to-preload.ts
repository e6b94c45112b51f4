import { languageCodes } from '../src/language/language-codes.ts';

/** The groups of files that every page starts with, in addition to the entry. */
export const firstGroups = { frameworks: 'frameworks', libs: 'libs' } as const;

const first = new RegExp(
  `/(rolldown-runtime|index|${Object.values(firstGroups).join('|')})-[^/]*\\.js$`,
);

/** Texts alone, which have no style sheet. */
const texts = new RegExp(`(\\.text|-(${languageCodes.join('|')}))-[^/]*\\.js$`);

/**
 * Returns the files to preload before a file is imported: those that no page has yet, the file itself too, as its style
 * sheet is loaded before it is imported. None for texts that need no other file: each takes a slow phone milliseconds, and
 * a page imports a dozen when it starts.
 */
export function toPreload(
  file: string,
  needed: readonly string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return [...needed];
  const missing = needed.filter((each) => !first.test(each));
  return texts.test(file) && missing.every((each) => each === file) ? [] : missing;
}
