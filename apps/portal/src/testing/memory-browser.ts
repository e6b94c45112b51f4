import type { Browser, Happening, StoredName, TabMessage } from '../requests';

/** A browser that keeps its texts in memory and only notes where it was sent. */
export interface MemoryBrowser extends Browser {
  /** Every address that `goTo` was given, in order. */
  readonly visited: readonly string[];
  readonly reloads: number;
  /** Every address that was opened in a window of its own. */
  readonly opened: readonly string[];
  /** What the other tabs were told. */
  readonly told: readonly TabMessage[];
  online: boolean;
  device: Browser['device'];
  /** Lets something happen around the page. */
  happen: (happening: Happening) => void;
  /** Lets another tab say something. */
  hear: (message: TabMessage) => void;
}

type Place = Partial<Pick<Location, 'host' | 'hostname'>> & Browser['page'];

export function memoryBrowser(
  kept: Partial<Record<StoredName, string>> = {},
  { client, elsewhere, ...place }: Place = {},
): MemoryBrowser {
  const texts = new Map<string, string>(Object.entries(kept));
  const visited: string[] = [];
  const opened: string[] = [];
  const told: TabMessage[] = [];
  const listeners = new Map<() => void, Happening>();
  const hearers = new Set<(message: TabMessage) => void>();
  let reloads = 0;
  return {
    visited,
    opened,
    told,
    online: true,
    device: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', touchPoints: 0 },
    openWindow: (address) => void opened.push(address),
    on(happening, listener) {
      // A wrapper of its own, because one function may listen to several happenings.
      const entry = () => listener();
      listeners.set(entry, happening);
      return () => void listeners.delete(entry);
    },
    happen(happening) {
      for (const [listener, to] of [...listeners]) if (to === happening) listener();
    },
    tellTabs: (message) => void told.push(message),
    onTabMessage(listener) {
      hearers.add(listener);
      return () => void hearers.delete(listener);
    },
    hear(message) {
      for (const hearer of [...hearers]) hearer(message);
    },
    get reloads() {
      return reloads;
    },
    page: { client, elsewhere },
    goTo: (address) => void visited.push(address),
    reload: () => void (reloads += 1),
    get location() {
      const { pathname, search } = window.location;
      return { host: 'localhost:4200', hostname: 'localhost', ...place, pathname, search };
    },
    read: (name) => texts.get(name) ?? null,
    write: (name, value) => void (value === null ? texts.delete(name) : texts.set(name, value)),
  };
}
