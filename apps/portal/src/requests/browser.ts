/** What lies outside the page: addresses and what the browser keeps. A test replaces it whole. */
export interface Browser {
  /** Leaves the portal for another document, e.g. the sign-in page. */
  goTo(address: string): void;
  reload(): void;
  /** Opens another site in a window of its own, which learns nothing of this one. */
  openWindow(address: string): void;
  readonly location: Pick<Location, 'host' | 'hostname' | 'pathname' | 'search'>;
  /**
   * What the server wrote on the page's root element: the client it is for, if it says, and the paths of
   * ours that another system answers, with blanks between.
   */
  readonly page: { client?: string | undefined; elsewhere?: string | undefined };
  /** A text kept across visits; SS-2 lists what may be kept. Null when there is none. */
  read(name: StoredName): string | null;
  /** Keeps a text; null removes it. A browser that refuses storage changes nothing. */
  write(name: StoredName, value: string | null): void;
  /** Whether the device believes that it is connected. */
  readonly online: boolean;
  /** Listens until the function that comes back is called. */
  on(happening: Happening, listener: () => void): () => void;
  /** Tells the portal's other tabs of this browser. */
  tellTabs(message: TabMessage): void;
  /** Listens to the other tabs until the function that comes back is called. */
  onTabMessage(listener: (message: TabMessage) => void): () => void;
  readonly device: { userAgent: string; touchPoints: number };
}

/**
 * What happens around the page. `activity`: a key, the pointer, a scroll. `connection`: the device went
 * on- or offline. `leaving`: the page is closed, left or put away. `shown`: it is in view again.
 */
export type Happening = 'activity' | 'connection' | 'leaving' | 'shown';

/** What tabs tell each other (SS-8). `at` is milliseconds since 1970. Nothing of a person. */
export type TabMessage =
  { kind: 'active' | 'stayed'; at: number } | { kind: 'signedOut'; reason: string };

/** Everything that the portal keeps in local storage, and the message in that of the tab (SS-2, SH-12). Never a token, never identity. */
export type StoredName =
  'language' | 'languages' | 'fontSize' | 'adminPortal' | 'signInMessage' | 'alertDismissed';

const eventsOf: Record<Happening, readonly string[]> = {
  activity: ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'],
  connection: ['online', 'offline'],
  leaving: ['pagehide', 'visibilitychange'],
  shown: ['pageshow', 'visibilitychange', 'focus'],
};

/** A page that is hidden may never be told that it is closed, so that hiding counts as leaving. */
const means = (happening: Happening, { type }: Event) =>
  type !== 'visibilitychange' ||
  (document.visibilityState === 'hidden') === (happening === 'leaving');

let tabs: BroadcastChannel | undefined;
const otherTabs = () => (tabs ??= new BroadcastChannel('member-portal'));

/** A tab's own sign-out message must not be read, and so taken away, by another tab. */
const storageOf = (name: StoredName) => (name === 'signInMessage' ? sessionStorage : localStorage);

export const windowBrowser: Browser = {
  goTo: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  openWindow: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  get location() {
    return window.location;
  },
  get page() {
    return document.documentElement.dataset;
  },
  read(name) {
    try {
      return storageOf(name).getItem(name);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      if (value === null) storageOf(name).removeItem(name);
      else storageOf(name).setItem(name, value);
    } catch {
      // Storage is full or forbidden: the choice lasts until the page is left.
    }
  },
  get online() {
    return navigator.onLine;
  },
  on(happening, listener) {
    const told = (event: Event) => means(happening, event) && listener();
    // In the capture phase, so that nothing on the page can keep it from us; visibility bubbles to window.
    for (const type of eventsOf[happening]) {
      window.addEventListener(type, told, { capture: true, passive: true });
    }
    return () => {
      for (const type of eventsOf[happening]) window.removeEventListener(type, told, true);
    };
  },
  tellTabs: (message) => otherTabs().postMessage(message),
  onTabMessage(listener) {
    const told = ({ data }: MessageEvent<TabMessage>) => listener(data);
    otherTabs().addEventListener('message', told);
    return () => otherTabs().removeEventListener('message', told);
  },
  get device() {
    return { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  },
};
