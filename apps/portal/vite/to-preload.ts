/** The groups of files that every page starts with, in addition to the entry. */
export const firstGroups = { frameworks: 'frameworks', libs: 'libs' } as const;

const first = new RegExp(
  `/(rolldown-runtime|index|${Object.values(firstGroups).join('|')})-[^/]*\\.js$`,
);

/**
 * Returns the files to preload before a file is imported: those that no page has yet, and none where it needs no other.
 * Each takes a slow phone milliseconds, and a page imports a dozen files when it starts.
 */
export function toPreload(
  file: string,
  needed: readonly string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return [...needed];
  const missing = needed.filter((each) => !first.test(each));
  return missing.some((each) => each !== file) ? missing : [];
}
