import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useText } from '../language';
import { dropTyped } from '../platform';
import { ErrorMessage } from '../shell/ErrorMessage';
import { WaitingForScreen } from '../shell/WaitingForScreen';
import type { LazyRow, ScreenLoader } from './screen-loader';
import shellText from '../shell/shell.text';

const LoaderContext = createContext<ScreenLoader | null>(null);
export const ScreenLoaderProvider = LoaderContext.Provider;

/**
 * Shows a screen once its code is here, and `afterwards` behind it; a message with
 * Retry when they did not arrive (RT-7).
 */
export function LazyScreen({ row, afterwards }: { row: LazyRow; afterwards: ReactNode }) {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('LazyScreen needs a ScreenLoaderProvider.');
  const chunk = loader(row);
  const state = useSyncExternalStore(chunk.subscribe, chunk.getState, chunk.getState);
  const t = useText(shellText);
  useEffect(() => chunk.load(), [chunk]);
  const isFailed = state.status === 'failed';
  useEffect(() => {
    // There will be no field for it.
    if (isFailed) dropTyped();
  }, [isFailed]);

  if (state.status === 'failed') {
    return (
      <ErrorMessage
        title={t('shell.chunkFailed')}
        hint="shell.chunkFailedHint"
        onRetry={chunk.retry}
      />
    );
  }
  if (state.status === 'loading') return <WaitingForScreen />;
  return (
    <>
      <state.module.Screen />
      {afterwards}
    </>
  );
}
