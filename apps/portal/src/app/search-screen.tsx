import { clientOf } from '@portal/client-config';
import { useMemo } from 'react';
import { SearchScreen } from '../features/search';
import { type PlainKeyOf, useText } from '../language';
import screenTitlesText from '../language/screen-titles.text';
import { useSession } from '../session';
import shellText from '../shell/shell.text';
import { labelOf, menuFor, type MenuEntry, visibleEntries } from '../shell/menus/menu';
import { admit } from './gate';
import { menus } from './menus';
import { useOfferedForms } from './offered-forms';
import { type Screen, screens } from './screens';

/** The search over what this user may open: the screens of the menu, pages of content, and forms. */
export function Screen() {
  const t = useText(screenTitlesText, shellText);
  const session = useSession();
  const forms = useOfferedForms();
  const pages = useMemo(() => {
    const byMenu = new Map(
      flat(visibleEntries(menuFor(menus, session), session)).flatMap((entry) =>
        entry.to?.startsWith('/') ? [[entry.to.replace(/\/$/, ''), entry] as const] : [],
      ),
    );
    const isSearched = (screen: Screen) =>
      screen.id !== 'search' &&
      !screen.fullPage &&
      !screen.form &&
      (byMenu.has(screen.path) || screen.content !== undefined || screen.id === 'contact') &&
      admit(screen, session, screen.path).admitted;
    return screens.filter(isSearched).map((screen) => {
      const entry = byMenu.get(screen.path);
      const titleKey = `screens.${screen.id}` as PlainKeyOf<typeof screenTitlesText>;
      return {
        ...{ path: screen.path, titleKey, label: entry ? t(labelOf(entry, session)) : t(titleKey) },
        ...(screen.content !== undefined && { content: screen.content }),
      };
    });
  }, [session, t]);
  const mayOpen = useMemo(() => {
    const has = (id: Screen['id']) => {
      const screen = screens.find((each) => each.id === id);
      return screen !== undefined && admit(screen, session, screen.path).admitted;
    };
    const { signedIn } = session;
    return {
      claims: signedIn && has('claims'),
      messages: signedIn && has('messageCenter'),
      drugs: has('drugLookup') && clientOf(session.client).menu === 'standard',
    };
  }, [session]);
  return <SearchScreen pages={pages} forms={forms} mayOpen={mayOpen} />;
}

const flat = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries ?? [])]);
