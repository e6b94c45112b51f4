import { clientOf } from '@portal/client-config';
import { useSession } from '../session';
import { admit } from './gate';
import { type Screen, screens } from './screens';

/**
 * The rows of forms that the user may open, without their full-page links. With `ownScreens` also the screens that are
 * more than their form.
 */
export function useOfferedForms({ ownScreens = false } = {}) {
  const session = useSession();
  const { priorAuthorizationForm } = clientOf(session.client);
  const isOffered = (screen: Screen) =>
    (screen.form || (ownScreens && screen.listedAsForm)) &&
    !screen.fullPage &&
    (!screen.listedFor || screen.listedFor === priorAuthorizationForm) &&
    admit(screen, session, screen.path).admitted;
  return screens
    .filter(isOffered)
    .map(({ id, path }) => ({ path, titleKey: `screens.${id}` as const }));
}
