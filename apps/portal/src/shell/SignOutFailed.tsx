import { useCallback } from 'react';
import { useDocumentTitle } from '../brand';
import { useText } from '../language';
import { signOutRequested, startRequested, useSession } from '../session';
import { useAppDispatch } from '../store';
import { Button } from '../ui';
import { useOnline, useWhenBackOnline } from './banners/ConnectionNotice';
import { ErrorMessage } from './ErrorMessage';
import { LanguageLine } from './header/LanguageToggle';
import shellText from './shell.text';
import { useFocusedHeading } from './use-focused-heading';

/**
 * The session could not be ended, and goes on: the member must not leave a shared device now. A member who
 * chose to sign out can go back; after an idle or forced sign-out there is no way in but the sign-in page.
 */
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
  const main = useFocusedHeading();
  return (
    <>
      <LanguageLine />
      <main className="wrap" ref={main}>
        <ErrorMessage
          title={title}
          hint={online ? 'shell.signOutFailedHint' : 'shell.signOutOfflineHint'}
          onRetry={tryAgain}
          others={
            signOutReason === 'requested' && (
              <Button kind="secondary" onClick={() => dispatch(startRequested())}>
                {t('shell.backToPortal')}
              </Button>
            )
          }
        />
      </main>
    </>
  );
}
