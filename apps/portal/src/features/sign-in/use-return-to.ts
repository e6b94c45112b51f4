import { useLocation } from 'react-router-dom';
import { useStoredOnce } from '../../platform';

/**
 * The path to return to after signing in (RT-4), from the query of the login page. Only a path
 * of this origin counts: a text that a browser could read as another host is ignored.
 */
export const returnToIn = (search: string): string | undefined =>
  ownPath(new URLSearchParams(search).get('returnTo'));

/** Where signing in leads back to: the page that a link wanted, else the one that was open when the session ended. */
export function useReturnTo(): { wanted: string | undefined; left: string | undefined } {
  const { search } = useLocation();
  // It is for the next sign-in alone.
  const left = ownPath(useStoredOnce('returnTo'));
  return { wanted: returnToIn(search), left };
}

/** The text, if it is a path of this origin. */
function ownPath(wanted: string | null): string | undefined {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return undefined;
  const origin = 'https://portal.invalid';
  return URL.canParse(wanted, origin) && new URL(wanted, origin).origin === origin
    ? wanted
    : undefined;
}
