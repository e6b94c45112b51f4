import { textSizes } from '@portal/domain';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useChosenControls } from '../analytics/control-chosen';
import { TextProvider, useText, selectFetchedTexts, selectLanguage } from '../language';
import { useAppliedBrand } from '../brand';
import { textMissing } from '../client-errors';
import { useSession } from '../session';
import bootText from '../shell/boot.text';
import { SignOutFailed } from '../shell/SignOutFailed';
import { useMemberParts } from '../shell/member-parts';
import { StartFailed } from '../shell/StartFailed';
import { selectTextSize } from '../shell/header/text-size';
import { AnnouncerProvider, SpinnerWithBackdrop } from '../ui';
import { Router, type ShellOfScreens } from './router';
import shellText from '../shell/shell.text';
import { useAppDispatch, useAppSelector } from '../store';

interface AppProps {
  shell: ShellOfScreens;
  shown?: ReactNode;
}

/** The whole portal, in the language of the moment; what is shown follows the session (SS-1) unless given. */
export function App({ shell, shown = <BySession shell={shell} /> }: AppProps) {
  const language = useAppSelector(selectLanguage);
  const fetched = useAppSelector(selectFetchedTexts);
  const textSize = useAppSelector(selectTextSize);
  const dispatch = useAppDispatch();
  const onMissing = useCallback((key: string) => void dispatch(textMissing(key)), [dispatch]);
  useChosenControls();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.classList.remove(...textSizes);
    document.documentElement.classList.add(textSize);
  }, [textSize]);
  return (
    <TextProvider language={language} fetched={fetched} onMissing={onMissing}>
      <AnnouncerProvider>{shown}</AnnouncerProvider>
    </TextProvider>
  );
}

function BySession({ shell }: Pick<AppProps, 'shell'>) {
  const t = useText(bootText, shellText);
  const { phase, signOutReason } = useSession();
  const branded = useAppliedBrand();
  const { SignInAgain } = useMemberParts();
  const isReady = phase === 'ready' && branded;
  // The first page is drawn piece by piece, so that a slow phone answers touches meanwhile; a prerendered one is there.
  const [wasReady] = useState(isReady);
  const ready = useDeferredValue(isReady, wasReady);
  switch (phase) {
    case 'starting':
    case 'leaving':
      return <SpinnerWithBackdrop label={t('boot.loading')} />;
    case 'failed':
      return <StartFailed />;
    case 'signingOut':
      // A forced sign-out keeps its spinner hidden (SS-5), but what was on the page must go all the same.
      return signOutReason === 'requested' ? (
        <SpinnerWithBackdrop label={t('shell.signingOut')} />
      ) : null;
    case 'signOutFailed':
      return <SignOutFailed />;
    case 'signInAgain':
      return SignInAgain ? <SignInAgain /> : null;
    case 'ready':
      return ready ? <Router shell={shell} /> : <SpinnerWithBackdrop label={t('boot.loading')} />;
  }
}
