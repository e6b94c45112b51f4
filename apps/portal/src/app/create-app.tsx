import { createApiClient, type Transport } from '@portal/api-client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { languageAtStart, selectLanguage } from '../language';
import {
  type Browser,
  type Clock,
  type Dependencies,
  OutsideProvider,
  type ScreenModule,
  toFailure,
} from '../requests';
import { answerBroke, callFailed, chunkFailed, sessionAtStart } from '../session';
import { memberPartsArrived } from '../shell/member-parts';
import { textSizeAtStart } from '../shell/header/text-size';
import { App } from './App';
import { alwaysThere } from './features';
import { ScreenLoaderProvider } from './lazy-screen';
import { ScreenTableProvider } from './router';
import { createScreenLoader, type LazyRow } from './screen-loader';
import { createScreenTable } from './screen-table';
import { createStore, type Store } from './store';

interface Outside {
  transport: Transport;
  clock: Clock;
  browser: Browser;
  /** An answer that breaks its schema fails (development, tests) instead of being passed on. */
  strict: boolean;
}

/** The portal over the given outside: its store, not yet started, and the element to render. */
export function createApp({ transport, clock, browser, strict }: Outside): {
  store: Store;
  element: React.ReactElement;
} {
  const api = createApiClient({
    transport,
    strict,
    onError: (error) => store.dispatch(callFailed(toFailure(error))),
    onBrokenAnswer: (endpointId) => store.dispatch(answerBroke(endpointId)),
  });
  const dependencies: Dependencies = { api, clock, browser };
  const store = createStore(dependencies, {
    session: sessionAtStart(browser),
    language: languageAtStart(browser),
    textSize: textSizeAtStart(browser),
  });
  const loader = createScreenLoader({
    addFeature: store.addFeature,
    language: () => selectLanguage(store.getState()),
    now: clock.now,
    report: (screen) => store.dispatch(chunkFailed(screen)),
    reload: browser.reload,
    importFrom: (address) => import(/* @vite-ignore */ address) as Promise<ScreenModule>,
  });
  const table = createScreenTable({
    browser,
    language: () => selectLanguage(store.getState()),
    report: (chunk) => store.dispatch(chunkFailed(chunk)),
    wanted: (screen) => {
      if (screen.load) loader(screen as LazyRow).bring();
    },
  });
  store.addFeature(
    alwaysThere(async () => {
      const [{ memberFeature, memberStart, parts }] = await Promise.all([
        import('./member-parts'),
        table.bring(),
      ]);
      store.addFeature(memberFeature);
      memberPartsArrived(parts);
      return memberStart;
    }),
  );
  const element = (
    <Provider store={store}>
      <OutsideProvider value={dependencies}>
        <ScreenLoaderProvider value={loader}>
          <ScreenTableProvider value={table}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </ScreenTableProvider>
        </ScreenLoaderProvider>
      </OutsideProvider>
    </Provider>
  );
  return { store, element };
}
