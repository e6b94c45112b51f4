import { fetchTransport } from '@portal/api-client';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app';
import { followStored } from './app/prerender/follow-stored';
import { type LoadedPage, loadSentPage, readSentPage } from './app/prerender/sent-page';
import { takeOver } from './app/prerender/take-over';
import { browserPlatform } from './platform';
import { startRequested } from './session';
import './styles/index.css';
import './styles/screen-parts.css';

const root = document.getElementById('root') as HTMLElement;

/** Starts the portal: takes over the page that the server sent with its content, or draws it. */
function start(page: LoadedPage | undefined): void {
  const { store, element } = createApp({
    transport: fetchTransport(),
    clock: { now: () => new Date() },
    platform: browserPlatform,
    devTools: import.meta.env.DEV,
    ...(page && { state: page.state, first: page.screen }),
  });
  if (page) takeOver(root, element);
  else createRoot(root).render(element);
  store.dispatch(startRequested());
  if (page) followStored(store, browserPlatform);
}

const sent = readSentPage();
// Where a part of it does not arrive, the page starts as one without content, which can say so.
if (sent) loadSentPage(sent, window.location.pathname).then(start, () => start(undefined));
else start(undefined);
