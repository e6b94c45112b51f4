import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Why a part failed: the service could not be reached, or it failed. */
export type PartFailure = 'unreachable' | 'failed';

/** The failed parts of a page in the order in which they failed. */
class FailedParts {
  private parts: readonly { id: string; failure: PartFailure }[] = [];
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(id: string, failure: PartFailure): () => void {
    this.set([...this.parts, { id, failure }]);
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
export function useFailedPart(failure: PartFailure): Place {
  const id = useId();
  const parts = useContext(Parts);
  useLayoutEffect(() => parts.add(id, failure), [parts, id, failure]);
  const place = () => parts.placeOf(id, failure);
  return useSyncExternalStore(parts.subscribe, place, place);
}
