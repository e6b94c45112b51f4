const longestEcho = 60;

/** What was typed, as a sentence repeats it: only its beginning where it is long. */
export function echoOf(typed: string): string {
  const letters = [...typed];
  if (letters.length <= longestEcho) return typed;
  return `${letters.slice(0, longestEcho).join('').trimEnd()}…`;
}
