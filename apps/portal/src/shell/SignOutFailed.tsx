import { useCallback } from 'react';
import { useDocumentTitle } from '../brand';
import { useText } from '../language';
import { signOutRequested, useSession } from '../session';
import { useAppDispatch } from '../store';
import { useOnline, useWhenBackOnline } from './banners/ConnectionNotice';
import { ErrorMessage } from './ErrorMessage';
import shellText from './shell.text';

/** The session could not be ended, and goes on: the member must not leave a shared device now. */
export function SignOutFailed() {
  const t = useText(shellText);
  const dispatch = useAppDispatch();
  const online = useOnline();
  const { signOutReason } = useSession();
  const tryAgain = useCallback(
    () => void dispatch(signOutRequested(signOutReason ?? 'requested')),
    [dispatch, signOutReason],
  );
  useWhenBackOnline(tryAgain);
  const title = t('shell.signOutFailed');
  useDocumentTitle(title);
  return (
    <main className="wrap">
      <ErrorMessage
        title={title}
        hint={online ? 'shell.signOutFailedHint' : 'shell.signOutOfflineHint'}
        onRetry={tryAgain}
      />
    </main>
  );
}
