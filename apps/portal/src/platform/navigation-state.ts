/** A text of the navigation state, which survives a reload and Back and is in no URL; null where there is none. */
export function textInState(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  const text = (state as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : null;
}
