import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createChunk, ServerWorkContext, usePlatform } from '../platform';
import { useAppDispatch } from '../store';
import { chunkFailed } from './client-errors';

/** The parts of a prerendered page, which are loaded before it is hydrated. */
const preloaded = new Map<string, unknown>();

/** Loads a part before the first component asks for it. */
export async function preloadChunk(name: string, load: () => Promise<unknown>): Promise<void> {
  if (!preloaded.has(name)) preloaded.set(name, await load());
}

/** A part of the page whose code loads when it is `wanted`; a failure is logged (RT-7), and `retry` loads it again. */
export function useChunk<Module>(name: string, load: () => Promise<Module>, wanted: boolean) {
  const dispatch = useAppDispatch();
  const { reload } = usePlatform();
  const [chunk] = useState(() =>
    createChunk(
      name,
      load,
      { report: (error) => void dispatch(chunkFailed(error)), reload },
      preloaded.get(name) as Module | undefined,
    ),
  );
  const state = useSyncExternalStore(chunk.subscribe, chunk.getState, chunk.getState);
  const serverWork = useContext(ServerWorkContext);
  if (wanted && serverWork) {
    const start = state.status === 'loading' ? () => preloadChunk(name, load) : undefined;
    serverWork({ chunk: name, start });
  }
  useEffect(() => {
    if (wanted) chunk.load();
  }, [chunk, wanted]);
  return {
    module: state.status === 'ready' ? state.module : undefined,
    failed: state.status === 'failed',
    /** Loads it ahead of time. */
    load: chunk.load,
    retry: chunk.retry,
  };
}
