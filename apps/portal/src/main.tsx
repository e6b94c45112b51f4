import { fetchTransport, inSeparateTasks } from '@portal/api-client';
import { createApp } from './app/create-app';
import { followStored } from './app/prerender/follow-stored';
import {
  type LoadedPage,
  loadPrerenderedPage,
  readPrerenderedPage,
} from './app/prerender/prerendered-page';
import { createRoot } from './frameworks';
import { hydratePage } from './app/prerender/hydrate-page';
import { replaceShell } from './app/prerender/replace-shell';
import { browserPlatform, escapeMalformedPath, nextTask } from './platform';
import { startRequested } from './session';
import './styles/index.css';
import './styles/screen-parts.css';

const root = document.getElementById('root') as HTMLElement;

/**
 * Starts the portal: hydrates a prerendered page, or renders it, in place of a shell where there is one. In several
 * tasks, so that a slow phone answers touches meanwhile.
 */
async function start(page: LoadedPage | undefined): Promise<void> {
  // Evaluating the modules was the first task.
  await nextTask();
  const portal = createApp({
    transport: inSeparateTasks(fetchTransport()),
    clock: { now: () => new Date() },
    platform: browserPlatform,
    devTools: import.meta.env.DEV,
    freezes: import.meta.env.DEV,
    ...(page && { state: page.state, first: page.screen }),
  });
  const { store, element, loadScreen } = portal;
  await nextTask();
  loadScreen();
  await nextTask();
  if (page) hydratePage(root, element);
  else if (root.hasChildNodes()) void replaceShell(root, portal);
  else createRoot(root).render(element);
  await nextTask();
  store.dispatch(startRequested());
  if (page) followStored(store, browserPlatform);
}

/** Creates the first formatters in a worker, because they would block a slow phone for 0.1 s. First pages need none. */
function prepareFormats(): void {
  try {
    new Worker(new URL('./language/formats.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers creates them when it needs them.
  }
}

escapeMalformedPath();
const prerendered = readPrerenderedPage();
// Where a part of it does not arrive, the portal renders the page itself, and can say so.
if (prerendered)
  loadPrerenderedPage(prerendered, window.location.pathname).then(start, () => start(undefined));
else {
  void start(undefined);
  prepareFormats();
}
