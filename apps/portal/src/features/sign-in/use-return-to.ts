import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform } from '../../platform';
import { ownPath, returnToIn } from './return-to';

/** Where signing in leads back to: the page that a link wanted, else the one that was open when the session ended. */
export function useReturnTo(): { wanted: string | undefined; left: string | undefined } {
  const platform = usePlatform();
  const { search } = useLocation();
  const [left] = useState(() => ownPath(platform.read('returnTo')));
  // It is for the next sign-in alone.
  useEffect(() => platform.write('returnTo', null), [platform]);
  return { wanted: returnToIn(search), left };
}
