import type { ComponentType } from 'react';
import { TextsLoadError } from '../language';
import type { Epic } from '../store';
import { type ChunkLoadError, loadChunk, urlToRetry } from './chunk';
import type { Screen } from './screens';

/** The module that a row of screens.ts loads: `features/<x>/screen.ts`. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Flows of more than one call; they start when the screen's code arrives. */
  epics?: readonly Epic[];
}

/** A row of screens.ts that has its own code. */
export type LazyRow = Pick<Screen, 'id'> & { load: () => Promise<ScreenModule> };

export type ChunkState =
  | { status: 'loading' }
  | { status: 'ready'; Screen: ComponentType }
  /** `retryUrl` is the URL to import on a retry; without one the page has to be reloaded. */
  | { status: 'failed'; error: ChunkLoadError; retryUrl: string | undefined };

/** The code of one screen, for useSyncExternalStore. */
export interface ScreenChunk {
  getState: () => ChunkState;
  subscribe: (listener: () => void) => () => void;
  /** Does nothing when it is loading or loaded. */
  load: () => void;
  /** After a failure: imports again, and when that fails too, reloads the page. */
  retry: () => void;
}

interface LoaderTools {
  addEpics: (epics: readonly Epic[]) => void;
  now: () => Date;
  /** Logs "Dynamic page loading failed" (RT-7). */
  report: (screen: string) => void;
  reload: () => void;
  importFrom: (url: string) => Promise<ScreenModule>;
}

export type ScreenLoader = (row: LazyRow) => ScreenChunk;

/** Loads screens, each once, and starts their epics. */
export function createScreenLoader(tools: LoaderTools): ScreenLoader {
  const chunks = new Map<string, ScreenChunk>();
  return (row) => {
    const chunk = chunks.get(row.id) ?? createChunk(row, tools);
    chunks.set(row.id, chunk);
    return chunk;
  };
}

function createChunk(row: LazyRow, tools: LoaderTools): ScreenChunk {
  const listeners = new Set<() => void>();
  let state: ChunkState = { status: 'loading' };
  let hasBegun = false;
  let wasRetried = false;

  const setState = (next: ChunkState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const loadWith = async (load: () => Promise<ScreenModule>) => {
    try {
      const { Screen, epics } = await loadChunk(row.id, load);
      if (epics) tools.addEpics(epics);
      setState({ status: 'ready', Screen });
    } catch (caught) {
      const error = caught as ChunkLoadError;
      tools.report(row.id);
      // The code may be here without its texts: importing it from another URL would not help.
      const canRetry = !wasRetried && !(error.cause instanceof TextsLoadError);
      const retryUrl = canRetry ? urlToRetry(error, tools.now()) : undefined;
      setState({ status: 'failed', error, retryUrl });
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (hasBegun) return;
      hasBegun = true;
      void loadWith(row.load);
    },
    retry() {
      if (state.status !== 'failed') return;
      const { retryUrl } = state;
      if (!retryUrl) return tools.reload();
      wasRetried = true;
      setState({ status: 'loading' });
      void loadWith(() => tools.importFrom(retryUrl));
    },
  };
}
