/** What every page starts with. */
const first = /\/(rolldown-runtime|frameworks|libs|index)-[^/]*\.js$/;

/**
 * The files to preload for an import of a file: not what is there, and nothing for a file alone. Each takes a slow phone
 * milliseconds, and a page imports a dozen files when it starts.
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
