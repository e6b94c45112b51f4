import { type Chunk, type ChunkTools, createChunk } from '../platform';
import type { Epic } from '../store';
import type { Screen, ScreenModule } from './screens';

/** A row of screens.ts that has its own code. */
export type LazyRow = Pick<Screen, 'id'> & { load: () => Promise<ScreenModule> };

interface LoaderTools extends ChunkTools {
  addEpics: (epics: readonly Epic[]) => void;
  /** The screen of a prerendered page, which is loaded already. */
  first?: { id: string; module: ScreenModule } | undefined;
}

export type ScreenLoader = (row: LazyRow) => Chunk<ScreenModule>;

/** Loads screens, each once, and starts their epics. */
export function createScreenLoader({ addEpics, first, ...tools }: LoaderTools): ScreenLoader {
  const chunks = new Map<string, Chunk<ScreenModule>>();
  if (first?.module.epics) addEpics(first.module.epics);
  return ({ id, load }) => {
    const loadAndStart = async () => {
      const module = await load();
      if (module.epics) addEpics(module.epics);
      return module;
    };
    const there = first?.id === id ? first.module : undefined;
    const chunk = chunks.get(id) ?? createChunk(id, loadAndStart, tools, there);
    chunks.set(id, chunk);
    return chunk;
  };
}
