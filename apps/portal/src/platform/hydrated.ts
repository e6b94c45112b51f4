import { useMemo, useEffect, useSyncExternalStore } from 'react';
import type { StoredName } from './platform';
import { usePlatform } from './use-platform';

const never = () => () => {};

/**
 * Whether the page may show what only this browser knows. False on the server, and while React takes over the page that
 * the server sent, which must be the same; true at once on any other page.
 */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A stored text; null while the page is taken over. */
export function useStored(name: StoredName): string | null {
  const platform = usePlatform();
  return useHydrated() ? platform.read(name) : null;
}

/** A stored text that is for this page alone: read once, and removed. Null while the page is taken over. */
export function useStoredOnce(name: StoredName): string | null {
  const platform = usePlatform();
  const hydrated = useHydrated();
  const text = useMemo(() => (hydrated ? platform.read(name) : null), [hydrated, platform, name]);
  useEffect(() => {
    if (hydrated) platform.write(name, null);
  }, [hydrated, platform, name]);
  return text;
}
