import type { ReactNode } from 'react';
import { useText } from '../language';
import type { Failure, RemoteData } from '../store';
import { Alert } from './Alert';
import { Button } from './Button';
import { FailedAlert } from './FailedAlert';
import { useFailedPart, useFailureText, useRetriedPart } from './failed-parts';
import { Icon } from './Icon';
import { Skeleton } from './Skeleton';
import uiText from './ui.text';

export interface DataStateProps<Data> {
  data: RemoteData<Data>;
  /** What is on its way, e.g. "Loading your claims…". */
  loading: string;
  /** What did not come, e.g. "Your claims did not load." */
  failed: string;
  /** What else to do when it did not come, such as whom to call. */
  help?: ReactNode;
  /** For the main part of a page: its failure is the failure of the page, and names this number to call. */
  phone?: string;
  /** Asks again. */
  onRetry: () => void;
  /** Shown instead of the children when the answer holds nothing. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shows the previous response while the next one loads, and after a failure that leaves it. */
  keepWhileLoading?: boolean;
  /** Skeleton lines, about as high as the answer will be. */
  lines?: number;
  /** Of these, on a phone. */
  phoneLines?: number;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads, fails with a way to try again, is empty, or shows its answer. */
export function DataState<Data>({
  data,
  loading,
  failed,
  help,
  phone,
  onRetry,
  empty,
  isEmpty,
  keepWhileLoading = false,
  lines = 3,
  phoneLines,
  children,
}: DataStateProps<Data>) {
  const shown = data.status === 'success' || keepWhileLoading ? data.data : undefined;
  const { failure } = data;
  useRetriedPart(data.status);
  if (shown === undefined) {
    if (!failure) return <Skeleton label={loading} lines={lines} phoneLines={phoneLines} />;
    return phone === undefined ? (
      <Failed title={failed} help={help} failure={failure} onRetry={onRetry} />
    ) : (
      <FailedAlert title={failed} phone={phone} failure={failure} onRetry={onRetry} />
    );
  }
  return (
    <>
      {failure && <NotRefreshed failure={failure} onRetry={onRetry} />}
      {isEmpty?.(shown) ? empty : children(shown)}
    </>
  );
}

/** What loaded before is shown below: what is typed there stays. */
function NotRefreshed({ failure, onRetry }: Pick<FailedProps, 'failure' | 'onRetry'>) {
  const t = useText(uiText);
  return (
    <Alert
      tone="warn"
      role="status"
      title={t('ui.notRefreshed')}
      action={
        <Button kind="secondary" icon="rotate-ccw" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      }
    >
      <p>{useFailureText(failure)}</p>
    </Alert>
  );
}

interface FailedProps {
  title: string;
  help: ReactNode;
  failure: Failure;
  onRetry: () => void;
}

function Failed(props: FailedProps) {
  const t = useText(uiText);
  const place = useFailedPart(props.failure, props.onRetry);
  const text = useFailureText(props.failure);
  const title = (
    <p className="row tight bad">
      <Icon name="circle-alert" />
      <b>{props.title}</b>
    </p>
  );
  if (place === 'gathered') {
    return (
      <div className="stack">
        {title}
        {props.help && <p>{props.help}</p>}
      </div>
    );
  }
  return (
    <div className="stack" role="alert">
      {title}
      {place !== 'further' && <p className="mute">{text}</p>}
      {props.help && <p>{props.help}</p>}
      <div>
        <Button kind="secondary" icon="rotate-ccw" onClick={props.onRetry}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
