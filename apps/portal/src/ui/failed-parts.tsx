import {
  createContext,
  type ReactNode,
  useContext,
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

/** The failed parts of a page in the order in which they failed, its main part first. */
class FailedParts {
  private parts: readonly { id: string; failure: PartFailure }[] = [];
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(id: string, failure: PartFailure, isMain: boolean): () => void {
    const part = { id, failure };
    this.set(isMain ? [part, ...this.parts] : [...this.parts, part]);
    return () => this.set(this.parts.filter((part) => part.id !== id));
  }

  placeOf(id: string, failure: PartFailure): Place {
    const alike = this.parts.filter((part) => part.failure === failure);
    if (alike.length > 0 && alike[0]?.id !== id) return 'further';
    return this.parts.length > 1 ? 'first' : 'only';
  }

  private set(parts: typeof this.parts) {
    this.parts = parts;
    this.listeners.forEach((listener) => listener());
  }
}

type Place = 'only' | 'first' | 'further';

const Parts = createContext(new FailedParts());

/** Around a page whose failed parts give their reason once. */
export function FailedPartsProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(() => new FailedParts());
  return <Parts value={parts}>{children}</Parts>;
}

/** Whether this is the only failed part of its page, or the first or a further one with this reason. */
export function useFailedPart(failure: PartFailure, isMain = false): Place {
  const id = useId();
  const parts = useContext(Parts);
  useLayoutEffect(() => parts.add(id, failure, isMain), [parts, id, failure, isMain]);
  const place = () => parts.placeOf(id, failure);
  return useSyncExternalStore(parts.subscribe, place, place);
}
