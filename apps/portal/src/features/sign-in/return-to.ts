/**
 * The path to return to after signing in (RT-4), from the query of the login page. Only a path
 * of this origin counts: a text that a browser could read as another host is ignored.
 */
export function returnToIn(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return undefined;
  const origin = 'https://portal.invalid';
  return URL.canParse(wanted, origin) && new URL(wanted, origin).origin === origin
    ? wanted
    : undefined;
}
