import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../language';
import { Alert } from './Alert';
import { Button } from './Button';
import { partFailure, useFailureText, useGatheredParts } from './failed-parts';
import uiText from './ui.text';

interface FailedPartsAlertProps {
  /** Every part has loaded or failed, or took too long: what fails later has its own alert. */
  isSettled: boolean;
  /** The parts. */
  children: ReactNode;
}

/** One alert above the parts of a page in place of one in each, where several did not load: it retries all of them. */
export function FailedPartsAlert({ isSettled, children }: FailedPartsAlertProps) {
  const { parts, isRetrying } = useGatheredParts(isSettled);
  return (
    <>
      {(parts.length > 0 || isRetrying) && <SeveralFailed parts={parts} isRetrying={isRetrying} />}
      {children}
    </>
  );
}

type Gathered = ReturnType<typeof useGatheredParts>;
type Part = Gathered['parts'][number];

function SeveralFailed({ parts, isRetrying }: Gathered) {
  const t = useText(uiText);
  const alert = useRef<HTMLDivElement>(null);
  // While all of them load again, the reasons stay.
  const [shown, setShown] = useState(parts);
  if (parts.length > 0 && parts !== shown) setShown(parts);
  const reasons = new Map(shown.map(({ failure }) => [partFailure(failure), failure]));
  useFocusAfter(alert);
  return (
    <div ref={alert}>
      <Alert
        tone="bad"
        role="alert"
        level={2}
        title={t('ui.partsFailed')}
        action={
          <Button
            kind="secondary"
            icon="rotate-ccw"
            busy={isRetrying}
            onClick={() => retriesOf(parts).forEach((retry) => retry())}
          >
            {t('ui.tryAgain')}
          </Button>
        }
      >
        {[...reasons].map(([reason, failure]) => (
          <Reason key={reason} failure={failure} />
        ))}
      </Alert>
    </div>
  );
}

function Reason({ failure }: { failure: Part['failure'] }) {
  return <p>{useFailureText(failure)}</p>;
}

/** Parts that show the answer of one request have one failure: it is requested once. */
const retriesOf = (parts: Gathered['parts']) =>
  new Map(parts.map(({ failure, retry }) => [failure, retry]));

/** When the alert goes with the focus in it, the screen's heading has the focus. */
function useFocusAfter(alert: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = alert.current;
    return () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || !element?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [alert]);
}
