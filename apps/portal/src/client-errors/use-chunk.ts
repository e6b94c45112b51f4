import { useEffect, useState, useSyncExternalStore } from 'react';
import { createChunk, usePlatform } from '../platform';
import { useAppDispatch } from '../store';
import { chunkFailed } from './client-errors';

/** A part of the page whose code loads when it is `wanted`; a failure is logged (RT-7), and `retry` loads it again. */
export function useChunk<Module>(name: string, load: () => Promise<Module>, wanted: boolean) {
  const dispatch = useAppDispatch();
  const { reload } = usePlatform();
  const [chunk] = useState(() =>
    createChunk(name, load, { report: (error) => void dispatch(chunkFailed(error)), reload }),
  );
  const state = useSyncExternalStore(chunk.subscribe, chunk.getState);
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
