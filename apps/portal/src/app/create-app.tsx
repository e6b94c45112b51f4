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
import { createStore, type Dependencies, type Store, toFailure } from '../store';
import { responseIssueFound, chunkFailed } from '../client-errors';
import { callFailed, selectSession, sessionAtStart } from '../session';
import { withStepUp } from '../session/with-step-up';
import { LoadedMemberParts, MemberPartsProvider } from '../shell/member-parts';
import { textSizeAtStart } from '../shell/header/text-size';
import { App } from './App';
import { firstEpics } from './features';
import { ScreenLoaderProvider } from './lazy-screen';
import { screenAt } from './screen-at';
import { createScreenLoader, type LazyRow } from './screen-loader';

interface Outside {
  transport: Transport;
  clock: Clock;
  platform: Platform;
  /** Whether the Redux DevTools may attach (development). */
  devTools?: boolean;
}

/** The portal over the given outside: its store, not yet started, and the element to render. */
export function createApp({ transport, clock, platform, devTools = false }: Outside): {
  store: Store;
  element: React.ReactElement;
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
  setPageLanguage(language.language);
  // What is stored here wins over what the server knew.
  platform.rememberForServer('language', languages[language.language].preference);
  platform.rememberForServer('textSize', textSize);
  const dependencies: Dependencies = { api, clock, platform };
  const store: Store = createStore(dependencies, {
    devTools,
    preloadedState: {
      session: sessionAtStart(platform),
      language,
      textSize,
    },
  });
  const report = (error: ChunkLoadError) => void store.dispatch(chunkFailed(error));
  const loader = createScreenLoader({
    addEpics: store.addEpics,
    report,
    reload: platform.reload,
  });
  const memberParts = new LoadedMemberParts();
  // The code of the page's own screen need not wait for the session.
  const screen = screenAt(platform.location.pathname);
  if (screen?.load) loader(screen as LazyRow).load();
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
    <Provider store={store}>
      <PlatformProvider value={dependencies}>
        <ScreenLoaderProvider value={loader}>
          <MemberPartsProvider value={memberParts}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </MemberPartsProvider>
        </ScreenLoaderProvider>
      </PlatformProvider>
    </Provider>
  );
  return { store, element };
}
