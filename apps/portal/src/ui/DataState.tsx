import type { ReactNode } from 'react';
import { useText } from '../language';
import type { RemoteData } from '../store';
import { Alert } from './Alert';
import { Button } from './Button';
import { useFailedPart } from './failed-parts';
import { Icon } from './Icon';
import { Skeleton } from './Skeleton';
import uiText from './ui.text';

interface DataStateProps<Data> {
  data: RemoteData<Data>;
  /** What is on its way, e.g. "Loading your claims…". */
  loading: string;
  /** What did not come, e.g. "Your claims did not load." */
  failed: string;
  /** What else to do when it did not come, such as whom to call. */
  help?: ReactNode;
  /** Asks again. */
  onRetry: () => void;
  /** Shown instead of the children when the answer holds nothing. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shows the previous response while the next one loads, and after a failure that leaves it. */
  keepWhileLoading?: boolean;
  /** Skeleton lines, about as high as the answer will be. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads, fails with a way to try again, is empty, or shows its answer. */
export function DataState<Data>({
  data,
  loading,
  failed,
  help,
  onRetry,
  empty,
  isEmpty,
  keepWhileLoading = false,
  lines = 3,
  children,
}: DataStateProps<Data>) {
  const shown = data.status === 'success' || keepWhileLoading ? data.data : undefined;
  const { failure } = data;
  const unreachable = failure?.status === 0;
  if (shown === undefined) {
    return failure ? (
      <Failed title={failed} {...{ help, unreachable, onRetry }} />
    ) : (
      <Skeleton label={loading} lines={lines} />
    );
  }
  return (
    <>
      {failure && <NotRefreshed {...{ unreachable, onRetry }} />}
      {isEmpty?.(shown) ? empty : children(shown)}
    </>
  );
}

/** What loaded before is shown below: what is typed there stays. */
function NotRefreshed({ unreachable, onRetry }: Pick<FailedProps, 'unreachable' | 'onRetry'>) {
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
      <p>{t(unreachable ? 'ui.offline' : 'ui.serverError')}</p>
    </Alert>
  );
}

interface FailedProps {
  title: string;
  help: ReactNode;
  unreachable: boolean;
  onRetry: () => void;
}

function Failed(props: FailedProps) {
  const t = useText(uiText);
  const failure = props.unreachable ? 'unreachable' : 'failed';
  const place = useFailedPart(failure);
  const reasons = {
    unreachable: t('ui.offline'),
    failed: t(place === 'only' ? 'ui.serverError' : 'ui.serverErrors'),
  };
  return (
    <div className="stack" role="alert">
      <p className="row tight bad">
        <Icon name="circle-alert" />
        <b>{props.title}</b>
      </p>
      {place !== 'further' && <p className="mute">{reasons[failure]}</p>}
      {props.help && <p>{props.help}</p>}
      <div>
        <Button kind="secondary" icon="rotate-ccw" onClick={props.onRetry}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
