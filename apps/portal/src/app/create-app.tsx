import { createApiClient, type Transport } from '@portal/api-client';
import { actingHeader } from '@portal/contracts';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { languageAtStart, languages, setPageLanguage } from '../language';
import {
  ChunkLoadError,
  type Clock,
  loadChunk,
  type Platform,
  PlatformProvider,
} from '../platform';
import { createStore, type Dependencies, type RootState, type Store, toFailure } from '../store';
import { responseIssueFound, chunkFailed } from '../client-errors';
import { callFailed, selectSession, sessionAtStart } from '../session';
import { withStepUp } from '../session/with-step-up';
import { LoadedMemberParts, MemberPartsProvider } from '../shell/member-parts';
import { Shell } from '../shell/Shell';
import { textSizeAtStart } from '../shell/header/text-size';
import { App } from './App';
import { firstEpics } from './features';
import { lazyRowOf } from './lazy-row';
import { ScreenLoaderProvider } from './lazy-screen';
import type { LoadedPage } from './prerender/prerendered-page';
import { screenAt } from './screen-at';
import { createScreenLoader } from './screen-loader';
import type { ShellOfScreens } from './router';

interface Outside {
  transport: Transport;
  clock: Clock;
  platform: Platform;
  /** Whether the Redux DevTools may attach (development). */
  devTools?: boolean;
  /** Whether what is dispatched is frozen; see the store. */
  freezes?: boolean;
  /** The state of a prerendered page. */
  state?: LoadedPage['state'];
  /** The page's screen, where its code is here already. */
  first?: LoadedPage['screen'];
  /** Called with an error that an epic throws. */
  onError?: (error: unknown) => void;
  /** What is shown in place of what the session says. */
  shown?: React.ReactElement;
  /** The page around its screens; header, menus and footer unless given. */
  shell?: ShellOfScreens;
  /** The router around the portal; that of a browser unless given. */
  router?: (portal: React.ReactElement) => React.ReactElement;
}

/** The portal over the given outside: its store, not yet started, and the element to render. */
export function createApp({
  transport,
  clock,
  platform,
  devTools = false,
  freezes = true,
  state,
  first,
  onError,
  shown,
  shell = Shell,
  router = (portal) => <BrowserRouter>{portal}</BrowserRouter>,
}: Outside): {
  store: Store;
  element: React.ReactElement;
  /** Loads the code of the page's own screen, which need not wait for the session. */
  loadScreen: () => void;
} {
  const api = createApiClient({
    transport: withStepUp(transport, () => store),
    headers: () => {
      const { actingSince } = selectSession(store.getState());
      return actingSince === undefined ? {} : { [actingHeader]: String(actingSince) };
    },
    onError: (error) => store.dispatch(callFailed(toFailure(error))),
    onResponseIssue: (issue) => store.dispatch(responseIssueFound(issue)),
  });
  const language = languageAtStart(platform);
  const textSize = textSizeAtStart(platform);
  setPageLanguage((state?.language ?? language).language);
  // What is stored here wins over what the server knew.
  platform.rememberForServer('language', languages[language.language].preference);
  platform.rememberForServer('textSize', textSize);
  const dependencies: Dependencies = { api, clock, platform };
  const store: Store = createStore(dependencies, {
    devTools,
    freezes,
    ...(onError && { onError }),
    preloadedState: {
      session: sessionAtStart(platform),
      language,
      textSize,
      ...state,
    },
  });
  const report = (error: ChunkLoadError) => void store.dispatch(chunkFailed(error));
  const loader = createScreenLoader({
    addEpics: store.addEpics,
    report,
    reload: platform.reload,
    first,
  });
  const memberParts = new LoadedMemberParts();
  store.addEpics(
    firstEpics(async () => {
      try {
        const { memberEpics, parts, withUserInfo } = await loadChunk(
          'member-parts',
          () => import('./member-parts'),
        );
        store.addEpics(memberEpics);
        memberParts.set(parts);
        return withUserInfo;
      } catch (error) {
        if (error instanceof ChunkLoadError) report(error);
        throw error;
      }
    }),
  );
  const element = (
    // In the first render of a prerendered page components see the state that the server saw.
    <Provider store={store} {...(state && { serverState: state as RootState })}>
      <PlatformProvider value={dependencies}>
        <ScreenLoaderProvider value={loader}>
          <MemberPartsProvider value={memberParts}>
            {router(<App shell={shell} {...(shown && { shown })} />)}
          </MemberPartsProvider>
        </ScreenLoaderProvider>
      </PlatformProvider>
    </Provider>
  );
  const loadScreen = () => {
    const screen = screenAt(platform.location.pathname);
    if (screen) loader(lazyRowOf(screen)).load();
  };
  return { store, element, loadScreen };
}
