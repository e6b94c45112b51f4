import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { screenShown } from '../analytics/screen-shown';
import { useScreenTitle } from '../brand';
import { type PlainKeyOf, useText } from '../language';
import namesText from '../language/names.text';
import { screenFailed } from '../client-errors';
import { useSession } from '../session';
import { useAppDispatch } from '../store';
import { FailedPartsProvider } from '../ui';
import { ErrorMessage } from './ErrorMessage';
import shellText from './shell.text';

interface ScreenFrameProps {
  id: string;
  titleKey: PlainKeyOf<typeof namesText>;
  /** As wide as the window (SH-1). */
  full: boolean;
  /** Gets what it renders behind the screen once the screen is there. */
  children: (afterwards: ReactNode) => ReactNode;
}

/** The main part of the page, with the screen's title in the tab and the focus on its heading (RT-8). */
export function ScreenFrame({ id, titleKey, full, children }: ScreenFrameProps) {
  const t = useText(namesText);
  const dispatch = useAppDispatch();
  const main = useRef<HTMLElement>(null);
  useScreenTitle(t(titleKey));
  const { pathname } = useLocation();
  useEffect(() => void dispatch(screenShown(id)), [dispatch, id, pathname]);
  return (
    <main id="main" tabIndex={-1} ref={main} className={full ? 'full' : 'wrap'}>
      <ErrorBoundary onError={() => dispatch(screenFailed(id))}>
        <FailedPartsProvider>{children(<FocusHeading within={main} />)}</FailedPartsProvider>
      </ErrorBoundary>
    </main>
  );
}

/** What the page around a screen says to it. */
export interface HeldPage {
  /** The page is hidden until the emergency alert is there. */
  isHeld: boolean;
}

/**
 * Puts the focus on the screen's heading after a change of route, so that a screen reader says where
 * one is. Not on the page one arrived at: there the browser begins at the top, unless the caregiver's access has just
 * ended.
 */
function FocusHeading({ within }: { within: React.RefObject<HTMLElement | null> }) {
  const { key } = useLocation();
  const { caregiverEnded } = useSession();
  // What is hidden takes no focus.
  const isHeld = useOutletContext<HeldPage | undefined>()?.isHeld === true;
  // As it was when the screen opened: a filter that changes the query must not move the focus.
  const [arrivedHere] = useState(key === 'default' && !caregiverEnded);
  useEffect(() => {
    const main = within.current;
    if (arrivedHere || isHeld || !main) return undefined;
    const stop = followHeading(main);
    window.scrollTo(0, 0);
    return stop;
    // Once per screen: its frame is mounted again with every route.
  }, [within, arrivedHere, isHeld]);
  return null;
}

/**
 * Focuses the heading, and the one that takes its place when the screen has loaded, unless the focus went
 * elsewhere; gives the function that ends it.
 */
function followHeading(main: HTMLElement): () => void {
  let heading = focusHeading(main);
  const observer = new MutationObserver(() => {
    if (heading?.isConnected || document.activeElement !== document.body) return;
    heading = focusHeading(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(main: HTMLElement) {
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  return heading;
}

interface ErrorBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** A screen that throws shows an error in its place; header and menu stay. Retry renders it again. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ScreenBroke onRetry={() => this.setState({ broken: false })} />;
  }
}

function ScreenBroke({ onRetry }: { onRetry: () => void }) {
  const t = useText(shellText);
  return (
    <ErrorMessage title={t('shell.screenBroke')} hint="shell.screenBrokeHint" onRetry={onRetry} />
  );
}
