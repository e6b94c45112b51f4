import { clientIdOf, clientOf, likelyMemberFlags, themeOf } from '@portal/client-config';
import type { Renderer } from '@portal/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { documentTitle, loadBrand } from '../../brand';
import { loadTextsInUse, selectFetchedTexts, textOf } from '../../language';
import { type SessionState, startRequested } from '../../session';
import { StartingPage } from '../../shell/Shell';
import { createApp } from '../create-app';
import { menus } from '../menus';
import { screens } from '../screens';
import { titleKeyOf } from '../title-key';
import type { RootState } from '../../store';
import { answersOf } from './answers';
import type { PrerenderedPage } from './prerendered-page';
import { serverPlatform } from './server-platform';

/** A path that is no screen's: a shell is the same on all of them. */
const path = '/';

/**
 * Renders what each page of a client shows until the portal has started: brand, skip link and skeleton, in the theme that
 * its visitors have. Fails when the features can't be read.
 */
export const renderShell: Renderer['renderShell'] = async (shell) => {
  const { language } = shell;
  const client = clientIdOf(shell.client);
  await Promise.all([loadBrand(client), loadTextsInUse(language)]);
  const { transport, settled } = answersOf(shell);
  const outside = {
    transport,
    platform: serverPlatform({ ...shell, path, search: '' }),
    clock: { now: () => shell.now },
    router: (portal: React.ReactElement) => <StaticRouter location={path}>{portal}</StaticRouter>,
  };
  const { store } = createApp(outside);
  store.dispatch(startRequested());
  await settled();
  store.stop();
  const state = store.getState() as PrerenderedPage['state'];
  const visitor = state.session;
  if (visitor.phase !== 'ready') throw new Error('The features could not be read.');
  // The services may name another client, whose pages these are not.
  const session = anyMember(
    visitor.client === client ? visitor : { ...visitor, client, flags: [] },
  );
  const { store: shown, element } = createApp({
    ...outside,
    state: { ...state, session },
    shown: <StartingPage menus={menus} />,
  });
  const content = renderToString(element);
  shown.stop();
  const t = textOf({ language, fetched: selectFetchedTexts(state as RootState) });
  return {
    content,
    theme: themeOf(client, session.flags),
    description: t('shell.description'),
    titles: Object.fromEntries(
      screens.map(({ id, path: at }) => [at, documentTitle(t(titleKeyOf(id, visitor)), client)]),
    ),
  };
};

/**
 * A member whom no one is: a shell is laid out with the header of the flags that members are likely to have, so that little
 * moves when a member's own flags are there.
 */
const anyMember = (visitor: SessionState): SessionState => ({
  ...visitor,
  phase: 'starting',
  signedIn: true,
  flags: clientOf(visitor.client).forcedFlags ?? likelyMemberFlags(visitor.flags),
});
