/**
 * Escapes the percent signs of a path that cannot be decoded, e.g. `/member/%`. No route matches it, and the router
 * logs a warning each time.
 */
export function escapeMalformedPath(): void {
  const { pathname, search, hash } = window.location;
  if (isDecodable(pathname)) return;
  const escaped = pathname.replaceAll('%', '%25');
  window.history.replaceState(window.history.state, '', escaped + search + hash);
}

/** Whether a path can be decoded. The result is compared, because the minifier drops a call whose result is not used. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
