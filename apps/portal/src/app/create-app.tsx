import { createApiClient, type Transport } from '@portal/api-client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { languageAtStart, selectLanguage } from '../language';
import { type Clock, type Platform, PlatformProvider } from '../platform';
import { createStore, type Dependencies, type Store, toFailure } from '../store';
import { answerBroke, callFailed, chunkFailed, sessionAtStart } from '../session';
import { memberPartsArrived } from '../shell/member-parts';
import { textSizeAtStart } from '../shell/header/text-size';
import { App } from './App';
import { firstEpics } from './features';
import { ScreenLoaderProvider } from './lazy-screen';
import { ScreenTableProvider } from './router';
import { createScreenLoader, type LazyRow, type ScreenModule } from './screen-loader';
import { createScreenTable } from './screen-table';

interface Outside {
  transport: Transport;
  clock: Clock;
  platform: Platform;
  /** An answer that breaks its schema fails (development, tests) instead of being passed on. */
  strict: boolean;
  /** Whether the Redux DevTools may attach (development). */
  devTools?: boolean;
}

/** The portal over the given outside: its store, not yet started, and the element to render. */
export function createApp({ transport, clock, platform, strict, devTools = false }: Outside): {
  store: Store;
  element: React.ReactElement;
} {
  const api = createApiClient({
    transport,
    strict,
    onError: (error) => store.dispatch(callFailed(toFailure(error))),
    onBrokenAnswer: (endpointId) => store.dispatch(answerBroke(endpointId)),
  });
  const dependencies: Dependencies = { api, clock, platform };
  const store = createStore(dependencies, {
    devTools,
    preloadedState: {
      session: sessionAtStart(platform),
      language: languageAtStart(platform),
      textSize: textSizeAtStart(platform),
    },
  });
  const loader = createScreenLoader({
    addEpics: store.addEpics,
    language: () => selectLanguage(store.getState()),
    now: clock.now,
    report: (screen) => store.dispatch(chunkFailed(screen)),
    reload: platform.reload,
    importFrom: (address) => import(/* @vite-ignore */ address) as Promise<ScreenModule>,
  });
  const table = createScreenTable({
    platform,
    language: () => selectLanguage(store.getState()),
    report: (chunk) => store.dispatch(chunkFailed(chunk)),
    wanted: (screen) => {
      if (screen.load) loader(screen as LazyRow).bring();
    },
  });
  store.addEpics(
    firstEpics(async () => {
      const [{ memberEpics, memberStart, parts }] = await Promise.all([
        import('./member-parts'),
        table.bring(),
      ]);
      store.addEpics(memberEpics);
      memberPartsArrived(parts);
      return memberStart;
    }),
  );
  const element = (
    <Provider store={store}>
      <PlatformProvider value={dependencies}>
        <ScreenLoaderProvider value={loader}>
          <ScreenTableProvider value={table}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </ScreenTableProvider>
        </ScreenLoaderProvider>
      </PlatformProvider>
    </Provider>
  );
  return { store, element };
}
