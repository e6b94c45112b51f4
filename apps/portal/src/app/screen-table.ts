import { loadTexts, type Language } from '../language';
import type { Platform } from '../platform';
import { loadChunk } from './chunk';
import { home } from './first-screen';
import type { Screen } from './screens';

/** The rows of screens.ts that are here: the first page's own, then all of them. */
export interface ScreensHere {
  status: 'first' | 'whole' | 'failed';
  rows: readonly Screen[];
}

export interface ScreenTable {
  getState: () => ScreensHere;
  subscribe: (listener: () => void) => () => void;
  /** Begins, or tries again after a failure; whole once it resolves. */
  bring: () => Promise<void>;
}

interface TableTools {
  platform: Platform;
  language: () => Language;
  /** Logs "Dynamic page loading failed" (RT-7). */
  report: (chunk: string) => void;
  /** Told the row of the page's own screen as soon as it is here: its code need not wait for the session. */
  wanted: (screen: Screen) => void;
}

/**
 * The table of screens, which the first page does without: fetched when somebody first touches that page,
 * and at once on any other.
 */
export function createScreenTable({ platform, language, report, wanted }: TableTools): ScreenTable {
  const listeners = new Set<() => void>();
  const first: Screen = { ...home, id: 'home' };
  let state: ScreensHere = { status: 'first', rows: [first] };
  let coming: Promise<void> | undefined;

  const become = (next: ScreensHere) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchAll = async () => {
    try {
      const { screens, texts, screenAt } = await loadChunk(
        'screens',
        () => import('./all-screens'),
      );
      await loadChunk('screens', () => loadTexts([texts], language()));
      become({ status: 'whole', rows: screens });
      const here = screenAt(platform.location.pathname);
      if (here) wanted(here);
    } catch (error) {
      coming = undefined;
      report('screens');
      become({ status: 'failed', rows: state.rows });
      throw error;
    }
  };
  const bring = () => (coming ??= fetchAll());
  const early = () => void bring().catch(() => {});

  if (platform.location.pathname.replace(/\/$/, '') !== home.path) early();
  else {
    wanted(first);
    const stop = platform.on('activity', () => {
      stop();
      early();
    });
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bring,
  };
}
