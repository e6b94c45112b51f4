import { useMemo, useEffect, useSyncExternalStore } from 'react';
import type { StoredName } from './platform';
import { usePlatform } from './use-platform';

const never = () => () => {};

/**
 * Whether the page may show what only this browser knows. False on the server and in the first render of a prerendered
 * page, which must be the same; true at once on any other page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A stored text; null until the page is hydrated. */
export function useStored(name: StoredName): string | null {
  const platform = usePlatform();
  return useHydrated() ? platform.read(name) : null;
}

/** A stored text that is for this page alone: read once, and removed. Null until the page is hydrated. */
export function useStoredOnce(name: StoredName): string | null {
  const platform = usePlatform();
  const hydrated = useHydrated();
  const text = useMemo(() => (hydrated ? platform.read(name) : null), [hydrated, platform, name]);
  useEffect(() => {
    if (hydrated) platform.write(name, null);
  }, [hydrated, platform, name]);
  return text;
}
