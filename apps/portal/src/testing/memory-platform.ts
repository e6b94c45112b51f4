import type { Platform, PlatformEvent, Position, StoredName, TabMessage } from '../platform';

/** A platform with storage in memory, which only records where it was sent. */
export interface MemoryPlatform extends Platform {
  /** Every URL that `goTo` was called with, in order. */
  readonly visited: readonly string[];
  readonly reloads: number;
  /** What is remembered for the server. */
  readonly remembered: Readonly<Record<string, string>>;
  /** Every URL that was opened in a new window. */
  readonly opened: readonly string[];
  /** Every message sent to the other tabs. */
  readonly posted: readonly TabMessage[];
  /** Whether the browser would ask before the page is left. */
  readonly asksBeforeLeaving: boolean;
  online: boolean;
  visible: boolean;
  device: Platform['device'];
  /** What `locate` answers. */
  position: Position;
  /** Calls the listeners of an event. */
  emit: (event: PlatformEvent) => void;
  /** Delivers a message from another tab. */
  receive: (message: TabMessage) => void;
}

type Place = Partial<Pick<Location, 'host' | 'hostname'>> & Platform['page'];

export function memoryPlatform(
  stored: Partial<Record<StoredName, string>> = {},
  { client, elsewhere, language, textSize, ...place }: Place = {},
): MemoryPlatform {
  const texts = new Map<string, string>(Object.entries(stored));
  const visited: string[] = [];
  const opened: string[] = [];
  const posted: TabMessage[] = [];
  const listeners = new Map<() => void, PlatformEvent>();
  const tabListeners = new Set<(message: TabMessage) => void>();
  const remembered: Record<string, string> = {};
  let reloads = 0;
  let asking = 0;
  return {
    get asksBeforeLeaving() {
      return asking > 0;
    },
    askBeforeLeaving() {
      asking += 1;
      return () => void (asking -= 1);
    },
    position: 'refused',
    locate() {
      return Promise.resolve(this.position);
    },
    visited,
    opened,
    posted,
    online: true,
    visible: true,
    device: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', touchPoints: 0 },
    openWindow: (url) => void opened.push(url),
    on(event, listener) {
      // A separate wrapper, because one function may listen to several events.
      const entry = () => listener();
      listeners.set(entry, event);
      return () => void listeners.delete(entry);
    },
    emit(event) {
      for (const [listener, to] of [...listeners]) if (to === event) listener();
    },
    postToTabs: (message) => void posted.push(message),
    onTabMessage(listener) {
      tabListeners.add(listener);
      return () => void tabListeners.delete(listener);
    },
    receive(message) {
      for (const listener of [...tabListeners]) listener(message);
    },
    get reloads() {
      return reloads;
    },
    page: { client, elsewhere, ...(language && { language }), ...(textSize && { textSize }) },
    remembered,
    rememberForServer: (preference, value) => void (remembered[preference] = value),
    goTo: (url) => void visited.push(url),
    reload: () => void (reloads += 1),
    get location() {
      const { origin, pathname, search, hash } = window.location;
      const here = { origin, host: 'localhost:4200', hostname: 'localhost' };
      return { ...here, ...place, pathname, search, hash };
    },
    read: (name) => texts.get(name) ?? null,
    write: (name, value) => void (value === null ? texts.delete(name) : texts.set(name, value)),
  };
}
