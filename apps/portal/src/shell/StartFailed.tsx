import { useCallback } from 'react';
import { useText } from '../language';
import { emulationStopRequested, signOutRequested, startRequested, useSession } from '../session';
import { Button } from '../ui';
import { useOnline, useWhenBackOnline } from './banners/ConnectionNotice';
import { ErrorMessage } from './ErrorMessage';
import bootText from './boot.text';
import { useAppDispatch } from '../store';

/** The portal did not start: because the device is offline, or because our service did not answer. */
export function StartFailed() {
  const t = useText(bootText);
  const dispatch = useAppDispatch();
  const online = useOnline();
  const start = useCallback(() => void dispatch(startRequested()), [dispatch]);
  useWhenBackOnline(start);
  return (
    <main className="wrap">
      <ErrorMessage
        title={t(online ? 'boot.failed' : 'boot.offline')}
        hint={online ? 'boot.failedHint' : 'boot.offlineHint'}
        retryLabel={t('boot.tryAgain')}
        onRetry={start}
        others={<WaysOut />}
      />
    </main>
  );
}

/** A user whose portal does not start can leave it, and a support person the member for whom they act. */
function WaysOut() {
  const t = useText(bootText);
  const dispatch = useAppDispatch();
  const { signedIn, emulation } = useSession();
  if (!signedIn) return null;
  return (
    <>
      {emulation && (
        <Button kind="secondary" onClick={() => dispatch(emulationStopRequested())}>
          {t('boot.ownAccount')}
        </Button>
      )}
      <Button kind="secondary" onClick={() => dispatch(signOutRequested('requested'))}>
        {t('boot.signOut')}
      </Button>
    </>
  );
}
