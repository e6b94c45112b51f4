import { useCallback, useEffect, useState } from 'react';
import { useDocumentTitle } from '../brand';
import { useText } from '../language';
import { usePlatform } from '../platform';
import { unsavedTextRequested, useSession } from '../session';
import { leaveForSignIn } from '../session/sign-out/leave-for-sign-in';
import { useAppDispatch } from '../store';
import { Button, Message, NewTabLink } from '../ui';
import signInAgainText from './sign-in-again.text';
import { useFocusedHeading } from './use-focused-heading';

/**
 * The session is over, and only this page has what the member typed last: once they have signed in on another
 * tab it is saved, and the page starts again with the draft. Nothing of the member shows meanwhile.
 */
export function SignInAgain() {
  const t = useText(signInAgainText);
  const dispatch = useAppDispatch();
  const platform = usePlatform();
  const { unsavedForms = {}, pendingSaves = 0, signOutReason } = useSession();
  const [isTried, setTried] = useState(false);
  const [reason] = Object.values(unsavedForms);
  const isSaving = pendingSaves > 0;
  const save = useCallback(() => {
    setTried(true);
    dispatch(unsavedTextRequested());
  }, [dispatch]);
  // The member is back from the other tab.
  useEffect(() => platform.on('shown', save), [platform, save]);
  const isSaved = reason === undefined && !isSaving;
  useEffect(() => {
    if (isSaved) platform.reload();
  }, [isSaved, platform]);
  const title = t('signInAgain.title');
  useDocumentTitle(title);
  const main = useFocusedHeading();
  return (
    <main className="wrap" ref={main}>
      <Message icon="lock" title={title}>
        <p>{t('signInAgain.lead')}</p>
        <div className="row">
          <NewTabLink className="btn" href="/member/login">
            {t('signInAgain.tab')}
          </NewTabLink>
          <Button kind="secondary" busy={isSaving} onClick={save}>
            {t('signInAgain.done')}
          </Button>
          <Button kind="quiet" onClick={() => leaveForSignIn(platform, signOutReason ?? 'expired')}>
            {t('signInAgain.leave')}
          </Button>
        </div>
        {/* Below the buttons: its text may come and go, and must not move a button while it is pressed. */}
        <div role="status">
          {isTried && isSaving && <p>{t('signInAgain.saving')}</p>}
          {isTried && !isSaving && reason && <p className="err">{t(`signInAgain.${reason}`)}</p>}
        </div>
      </Message>
    </main>
  );
}
