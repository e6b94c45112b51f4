import { useLocation } from 'react-router-dom';
import { useStoredOnce } from '../../platform';
import { ownPath, returnToIn } from './return-to';

/** Where signing in leads back to: the page that a link wanted, else the one that was open when the session ended. */
export function useReturnTo(): { wanted: string | undefined; left: string | undefined } {
  const { search } = useLocation();
  // It is for the next sign-in alone.
  const left = ownPath(useStoredOnce('returnTo'));
  return { wanted: returnToIn(search), left };
}
