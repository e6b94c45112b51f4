import type { Transport } from '@portal/api-client';
import { scenarioTransport } from '@portal/testing';
import { createRoot } from 'react-dom/client';
import { createApp } from '../../app/create-app';
import { screenAt } from '../../app/screen-at';
import { screenShown } from '../../analytics/screen-shown';
import { type Language, languages } from '../../language';
import { selectSession, startRequested } from '../../session';
import { fillJsdomGaps } from '../jsdom-gaps';
import { memoryPlatform } from '../memory-platform';
import { type BffSession, throughBff } from './through-bff';

/** What a screen shows while something of it is on its way. */
const waiting = '.skel, .spinner, .waiting, .backdrop';
/**
 * So many turns of the event loop in a row without anything new: a screen is done. React draws a change of the same
 * screen in slices, between which nothing happens.
 */
const quietTurns = 30;
/** After so many it is read as it is, and named. */
const mostTurns = 4000;

const msPerDay = 86_400_000;

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

export interface OpenOptions {
  scenario: string;
  language: Language;
  /** Pages of the same name share what happened, as a page and its reload do. */
  run: string;
  /** So many days later. */
  daysAhead?: number;
  /** Calls go to a BFF that runs, in this session; else they are answered in this process. */
  session?: BffSession;
}

/** One person in one language in the whole portal, who goes from screen to screen as by a link. */
export async function openPortal({ scenario, language, run, daysAhead = 0, session }: OpenOptions) {
  fillJsdomGaps();
  window.history.replaceState(null, '', '/member/dashboard');
  const played = scenarioTransport(scenario, { withoutDelays: true, run, daysAhead });
  const carry: Transport = session ? throughBff(session) : played;
  // What happened so far: a dispatch, a call that begins or ends, a change of the page.
  let events = 0;
  let pending = 0;
  let shown: string | undefined;
  const transport: Transport = async (request) => {
    pending += 1;
    events += 1;
    try {
      return await carry(request);
    } finally {
      pending -= 1;
      events += 1;
    }
  };
  const now = Date.parse(played.scenario.clock) + daysAhead * msPerDay;
  const clock = { now: () => new Date(now) };
  const platform = memoryPlatform({ languages: languages[language].preference });
  const { store, element } = createApp({ transport, clock, platform, freezes: false });
  const { dispatch } = store;
  store.dispatch = ((action: Parameters<typeof dispatch>[0]) => {
    events += 1;
    if (screenShown.match(action)) shown = action.payload;
    return dispatch(action);
  }) as typeof dispatch;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(element);
  store.dispatch(startRequested());
  const observer = new MutationObserver(() => (events += 1));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });

  const isThere = () => {
    const { phase } = selectSession(store.getState());
    if (phase !== 'ready') return phase !== 'starting' && phase !== 'leaving';
    const isScreen = screenAt(window.location.pathname)?.id === shown;
    return isScreen && pending === 0 && !document.querySelector(waiting);
  };
  /**
   * Waits until nothing new happens for so many turns. False where the screen still waits in the end, as for a service
   * that does not answer.
   */
  const settle = async (turnsOfQuiet = quietTurns): Promise<boolean> => {
    for (let turns = 0, quiet = 0; turns < mostTurns; turns += 1) {
      const before = events;
      await turn();
      quiet = events === before && isThere() ? quiet + 1 : 0;
      if (quiet === turnsOfQuiet) return true;
    }
    return false;
  };
  const goTo = (path: string, state: unknown = null): Promise<boolean> => {
    const { pathname } = new URL(path, window.location.origin);
    if (screenAt(pathname)?.id !== shown) shown = undefined;
    events += 1;
    const entry = state === null ? null : { usr: state, key: `${path} ${events}` };
    window.history.pushState(entry, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    return settle();
  };
  const close = () => {
    observer.disconnect();
    root.unmount();
    document.body.replaceChildren();
  };
  await settle();
  const { sent } = played;
  return { store, platform, clock, goTo, settle, close, sent, isOn: (path: string) => isAt(path) };
}

/** Whether the portal is still at a path: a screen that is closed to the person leads elsewhere. */
const isAt = (path: string) =>
  window.location.pathname.toLowerCase() ===
  new URL(path, window.location.origin).pathname.toLowerCase();

export type OpenPortal = Awaited<ReturnType<typeof openPortal>>;
