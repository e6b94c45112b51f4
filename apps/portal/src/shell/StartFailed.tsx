import { useEffect, useRef } from 'react';
import { useText } from '../language';
import { startRequested } from '../session';
import { useOnline } from './banners/ConnectionNotice';
import { ErrorMessage } from './ErrorMessage';
import bootText from './boot.text';
import { useAppDispatch } from '../store';

/** The portal did not start: because the device is offline, or because our service did not answer. */
export function StartFailed() {
  const t = useText(bootText);
  const dispatch = useAppDispatch();
  const online = useOnline();
  const before = useRef(online);
  // Back on the network it goes on by itself.
  useEffect(() => {
    if (online && !before.current) dispatch(startRequested());
    before.current = online;
  }, [online, dispatch]);
  return (
    <main className="wrap">
      <ErrorMessage
        title={t(online ? 'boot.failed' : 'boot.offline')}
        hint={online ? 'boot.failedHint' : 'boot.offlineHint'}
        retryLabel={t('boot.tryAgain')}
        onRetry={() => dispatch(startRequested())}
      />
    </main>
  );
}
