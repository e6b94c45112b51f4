import { clientOf } from '@portal/client-config';
import { useMemo } from 'react';
import { dialogRequested } from '../dialogs';
import { type SearchedPage, SearchScreen } from '../features/search';
import { type Translate, useOtherLanguage, useText } from '../language';
import namesText from '../language/names.text';
import { mailOrderRequested } from '../plan';
import { useSession } from '../session';
import shellText from '../shell/shell.text';
import {
  labelOf,
  menuFor,
  type MenuEntry,
  type MenuText,
  visibleEntries,
} from '../shell/menus/menu';
import { useAppDispatch } from '../store';
import { admit } from './gate';
import { menus } from './menus';
import { useOfferedForms } from './offered-forms';
import { type Screen, type ScreenId, screens } from './screens';

/** The search over what this user may open: screens, dialogs of the menu, pages of content, and forms. */
export function Screen() {
  const t = useText(namesText, shellText);
  const otherTitle = useOtherLanguage(namesText, shellText);
  const session = useSession();
  const dispatch = useAppDispatch();
  const offered = useOfferedForms();
  const forms = useMemo(
    () => offered.map((form) => ({ ...form, label: t(form.titleKey), ...aboutOf(form.path, t) })),
    [offered, t],
  );
  const pages = useMemo(() => {
    const entries = flat(visibleEntries(menuFor(menus, session), session));
    const byMenu = new Map(
      entries.flatMap((entry) =>
        entry.to?.startsWith('/') ? [[entry.to.replace(/\/$/, ''), entry] as const] : [],
      ),
    );
    const isSearched = (screen: Screen) =>
      !screen.form &&
      (byMenu.has(screen.path) || !(screen.unlisted || screen.fullPage)) &&
      admit(screen, session, screen.path).admitted;
    const ofScreens = screens.filter(isSearched).map(({ id, path, content }): SearchedPage => {
      const entry = byMenu.get(path);
      const titleKey: MenuText = entry ? labelOf(entry, session) : `screens.${id}`;
      return {
        path,
        titleKey,
        label: t(titleKey),
        ...aboutOf(path, t),
        ...(content !== undefined && { content }),
        ...(entry?.tokenFirst && { open: () => dispatch(mailOrderRequested(path)) }),
      };
    });
    const ofDialogs = entries.flatMap((entry): SearchedPage[] => {
      const { id, dialog } = entry;
      if (!dialog) return [];
      const titleKey = labelOf(entry, session);
      const open = () => dispatch(dialogRequested(dialog));
      return [{ path: id, titleKey, label: t(titleKey), open, isDialog: true }];
    });
    // Two groups of the menu may have one entry.
    const byPath = new Map([...ofScreens, ...ofDialogs].map((page) => [page.path, page]));
    return [...byPath.values()];
  }, [session, t, dispatch]);
  const site = useMemo(() => {
    const has = (id: ScreenId) => {
      const screen = screens.find((each) => each.id === id);
      return screen !== undefined && admit(screen, session, screen.path).admitted;
    };
    const { signedIn } = session;
    return {
      contact: has('contact') ? '/member/contact' : null,
      mayOpen: {
        claims: signedIn && has('claims'),
        messages: signedIn && has('messageCenter'),
        drugs: has('drugLookup') && clientOf(session.client).menu === 'standard',
      },
    };
  }, [session]);
  return <SearchScreen pages={pages} forms={forms} otherTitle={otherTitle} {...site} />;
}

/** The screens whose title does not say all that they are for, by path. */
const aboutKeys = {
  '/member/account-settings': 'screens.accountSettings.about',
  '/member/appeal': 'screens.appeal.about',
} as const;

function aboutOf(path: string, t: Translate<typeof namesText>) {
  if (!(path in aboutKeys)) return {};
  const aboutKey = aboutKeys[path as keyof typeof aboutKeys];
  return { aboutKey, about: t(aboutKey) };
}

const flat = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries ?? [])]);
