import type { ComponentType } from 'react';
import { type Language, loadTexts } from '../language';
import type { Epic } from '../store';
import { addressToRetry, ChunkLoadError, loadChunk } from './chunk';
import type { Screen } from './screens';

/** The module that a row of screens.ts loads: `features/<x>/screen.ts`. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Flows of more than one call; they start when the screen's code arrives. */
  epics?: readonly Epic[];
}

/** A row of screens.ts that has its own code. */
export type LazyRow = Pick<Screen, 'id'> & {
  load: () => Promise<ScreenModule>;
  texts: NonNullable<Screen['texts']>;
};

export type ChunkState =
  | { status: 'loading' }
  | { status: 'ready'; Screen: ComponentType }
  /** `again` is the address to import after a retry; without one the page has to be loaded anew. */
  | { status: 'failed'; error: ChunkLoadError; again: string | undefined };

/** One screen's code on its way, for useSyncExternalStore. */
export interface ScreenChunk {
  getState: () => ChunkState;
  subscribe: (listener: () => void) => () => void;
  /** Begins; does nothing when it is on its way or here. */
  bring: () => void;
  /** After a failure: imports anew, and when that fails too, loads the whole page anew. */
  retry: () => void;
}

interface LoaderTools {
  addEpics: (epics: readonly Epic[]) => void;
  language: () => Language;
  now: () => Date;
  /** Logs "Dynamic page loading failed" (RT-7). */
  report: (screen: string) => void;
  reload: () => void;
  /** Imports a module by its address. */
  importFrom: (address: string) => Promise<ScreenModule>;
}

export type ScreenLoader = (row: LazyRow) => ScreenChunk;

/** Loads screens with their texts and starts their epics, each once. */
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
  let begun = false;
  let retried = false;

  const become = (next: ChunkState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const bring = async (load: () => Promise<ScreenModule>) => {
    const texts = loadChunk(row.id, () => loadTexts(row.texts, tools.language()));
    const code = loadChunk(row.id, load);
    try {
      const [{ Screen, epics = [] }] = await Promise.all([code, texts]);
      tools.addEpics(epics);
      become({ status: 'ready', Screen });
    } catch (error) {
      tools.report(row.id);
      const codeArrived = await code.then(
        () => true,
        () => false,
      );
      const again =
        codeArrived || retried ? undefined : addressToRetry(error as ChunkLoadError, tools.now());
      become({ status: 'failed', error: error as ChunkLoadError, again });
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bring() {
      if (begun) return;
      begun = true;
      void bring(row.load);
    },
    retry() {
      if (state.status !== 'failed') return;
      const { again } = state;
      if (!again) return tools.reload();
      retried = true;
      become({ status: 'loading' });
      void bring(() => tools.importFrom(again));
    },
  };
}
