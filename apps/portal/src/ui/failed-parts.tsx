import {
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../language';
import type { Failure } from '../store';
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

interface FailedPart {
  id: string;
  failure: Failure;
  retry: () => void;
}

/** The failed parts of a page in the order in which they failed, its main part first. */
class FailedParts {
  private parts: readonly FailedPart[] = [];
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

  /** One alert of the page speaks for several failed parts, until the returned function is called. */
  readonly gather = () => {
    this.isGathered = true;
    return () => void (this.isGathered = false);
  };

  /** The parts for which the alert speaks. */
  readonly gathered = () => (this.isGathered && this.parts.length > 1 ? this.parts : none);

  placeOf(id: string, reason: PartFailure): Place {
    if (this.gathered().length > 0) return 'gathered';
    const alike = this.parts.filter(({ failure }) => partFailure(failure) === reason);
    if (alike.length > 0 && alike[0]?.id !== id) return 'further';
    return this.parts.length > 1 ? 'first' : 'only';
  }

  private set(parts: typeof this.parts) {
    this.parts = parts;
    this.listeners.forEach((listener) => listener());
  }
}

const none: readonly FailedPart[] = [];

type Place = 'only' | 'first' | 'further' | 'gathered';

const Parts = createContext(new FailedParts());

/** Around a page whose failed parts give their reason once. */
export function FailedPartsProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(() => new FailedParts());
  return <Parts value={parts}>{children}</Parts>;
}

/**
 * Whether this is the only failed part of its page, the first or a further one with this reason, or one of those for
 * which an alert speaks.
 */
export function useFailedPart(failure: Failure, onRetry: () => void, isMain = false): Place {
  const id = useId();
  const parts = useContext(Parts);
  const retry = useEffectEvent(onRetry);
  useLayoutEffect(
    () => parts.add({ id, failure, retry: () => retry() }, isMain),
    [parts, id, failure, isMain],
  );
  const place = () => parts.placeOf(id, partFailure(failure));
  return useSyncExternalStore(parts.subscribe, place, place);
}

/** The failed parts of a page that has one alert for them; empty unless there are several. */
export function useGatheredParts(): readonly FailedPart[] {
  const parts = useContext(Parts);
  useLayoutEffect(() => parts.gather(), [parts]);
  return useSyncExternalStore(parts.subscribe, parts.gathered, parts.gathered);
}
