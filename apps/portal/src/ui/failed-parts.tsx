import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../language';
import type { Failure, RemoteData } from '../store';
import { useWait } from './use-wait';
import uiText from './ui.text';

/** Why a part failed: the service could not be reached, refused for now because of too many calls, or failed. */
type PartFailure = 'unreachable' | 'tooMany' | 'failed';

export const partFailure = ({ status }: Failure): PartFailure =>
  status === 0 ? 'unreachable' : status === 429 ? 'tooMany' : 'failed';

const reasonText = {
  unreachable: 'ui.offline',
  tooMany: 'ui.tooMany',
  failed: 'ui.serverError',
} as const satisfies Record<PartFailure, string>;

/** The reason, and what to do. */
export function useFailureText(failure: Failure): string {
  const t = useText(uiText);
  const wait = useWait(failure);
  const reason = t(reasonText[partFailure(failure)]);
  return wait ? `${reason} ${wait}` : reason;
}

/** The same for two failures that are explained alike. */
const explanationOf = (failure: Failure): string =>
  `${partFailure(failure)} ${failure.limit?.retryAfterSeconds ?? ''}`;

/** What was refused because of too many calls must wait; the rest can be retried at once. */
const canRetryNow = ({ failure }: Pick<FailedPart, 'failure'>): boolean =>
  partFailure(failure) !== 'tooMany';

interface FailedPart {
  id: string;
  failure: Failure;
  retry: () => void;
}

/** The failed parts of a page in the order in which they failed, its main part first. */
class FailedParts {
  private parts: readonly FailedPart[] = [];
  /** Those that can be retried at once. */
  private retriable: readonly FailedPart[] = none;
  private readonly retried = new Set<string>();
  private isGathered = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(part: FailedPart, isMain: boolean): () => void {
    this.set(isMain ? [part, ...this.parts] : [...this.parts, part]);
    return () => this.set(this.parts.filter(({ id }) => id !== part.id));
  }

  /** A failed part loads again, until the returned function is called. */
  addRetried(id: string): () => void {
    this.retried.add(id);
    this.notify();
    return () => {
      this.retried.delete(id);
      this.notify();
    };
  }

  /** From now on one alert speaks for all failed parts, where there are several. */
  readonly gather = () => {
    this.isGathered ||= this.retriable.length > 1;
    this.notify();
  };

  /** Each further failed part speaks for itself again. */
  readonly release = () => {
    this.isGathered = false;
    this.notify();
  };

  readonly hasFailed = () => this.retriable.length > 0;

  /** The parts for which the alert speaks. */
  readonly gathered = () => (this.isGathered ? this.retriable : none);
  readonly isRetrying = () => this.isGathered && this.retried.size > 0;

  placeOf(id: string, failure: Failure): Place {
    if (this.isGathered && canRetryNow({ failure })) return 'gathered';
    const explanation = explanationOf(failure);
    const alike = this.parts.filter((part) => explanationOf(part.failure) === explanation);
    if (alike.length > 0 && alike[0]?.id !== id) return 'further';
    return 'first';
  }

  private set(parts: typeof this.parts) {
    this.parts = parts;
    this.retriable = parts.filter(canRetryNow);
    this.notify();
  }

  private notify() {
    this.listeners.forEach((listener) => listener());
  }
}

const none: readonly FailedPart[] = [];

/** What fails within this time fails together, as all parts do without a connection. */
export const togetherMs = 100;

type Place = 'first' | 'further' | 'gathered';

const Parts = createContext(new FailedParts());

/** Around a page whose failed parts give their reason once. */
export function FailedPartsProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(() => new FailedParts());
  return <Parts value={parts}>{children}</Parts>;
}

/**
 * Whether this is the first failed part of its page with this reason, a further one, or one of those for which an alert
 * speaks.
 */
export function useFailedPart(failure: Failure, onRetry: () => void, isMain = false): Place {
  const id = useId();
  const parts = useContext(Parts);
  const retry = useRef(onRetry);
  useLayoutEffect(() => void (retry.current = onRetry), [onRetry]);
  useLayoutEffect(
    () => parts.add({ id, failure, retry: () => retry.current() }, isMain),
    [parts, id, failure, isMain],
  );
  const place = () => parts.placeOf(id, failure);
  return useSyncExternalStore(parts.subscribe, place, place);
}

/** Lets the alert of its page know that a failed part loads again. */
export function useRetriedPart(status: RemoteData<unknown>['status']): void {
  const id = useId();
  const parts = useContext(Parts);
  const hasFailed = useRef(false);
  useLayoutEffect(() => {
    const isRetried = status === 'loading' && hasFailed.current;
    hasFailed.current = status === 'failure';
    return isRetried ? parts.addRetried(id) : undefined;
  }, [parts, id, status]);
}

/**
 * The failed parts of a page that has one alert for them, and whether they load again. Empty unless there were several
 * when the page had settled, or several failed together since.
 */
export function useGatheredParts(isSettled: boolean): {
  parts: readonly FailedPart[];
  isRetrying: boolean;
} {
  const all = useContext(Parts);
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    all.gather();
    return all.release;
  }, [all, isSettled]);
  const hasFailed = useSyncExternalStore(all.subscribe, all.hasFailed, all.hasFailed);
  useEffect(() => {
    if (!isSettled || !hasFailed) return undefined;
    const timer = setTimeout(all.gather, togetherMs);
    return () => clearTimeout(timer);
  }, [all, isSettled, hasFailed]);
  const parts = useSyncExternalStore(all.subscribe, all.gathered, all.gathered);
  const isRetrying = useSyncExternalStore(all.subscribe, all.isRetrying, all.isRetrying);
  const isOver = useRef(true);
  useEffect(() => {
    const isEmpty = parts.length === 0 && !isRetrying;
    if (isEmpty && !isOver.current) all.release();
    isOver.current = isEmpty;
  }, [all, parts, isRetrying]);
  return { parts, isRetrying };
}
