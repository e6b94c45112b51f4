import type { preferenceCookies } from '@portal/domain';

/** The browser as a port: location, storage, tabs, events. A test replaces it whole. */
export interface Platform {
  /** Leaves the portal for another document, e.g. the sign-in page. */
  goTo(url: string): void;
  reload(): void;
  /** Opens another site in a new window, without an opener or a referrer. */
  openWindow(url: string): void;
  readonly location: Pick<
    Location,
    'origin' | 'host' | 'hostname' | 'pathname' | 'search' | 'hash'
  >;
  /**
   * What the server wrote on the root element: the client of the page, if it names one; the paths of this
   * origin that another system answers, separated by spaces; language and text size.
   */
  readonly page: {
    client?: string | undefined;
    elsewhere?: string | undefined;
    language?: string;
    textSize?: string;
  };
  /** A stored text, or null; SS-2 lists what may be stored. */
  read(name: StoredName): string | null;
  /** Stores a text; null removes it. Does nothing if the browser refuses storage. */
  write(name: StoredName, value: string | null): void;
  /** Sets the cookie by which the server sends later pages in this browser's language or text size, for a year. */
  rememberForServer(preference: keyof typeof preferenceCookies, value: string): void;
  /** Whether the device reports a connection. */
  readonly online: boolean;
  /** Whether the page can be seen: its tab is in front. */
  readonly visible: boolean;
  /** Calls the listener on each event until the returned function is called. */
  on(event: PlatformEvent, listener: () => void): () => void;
  /** The browser asks before it closes or leaves the page, until the returned function is called. */
  askBeforeLeaving(): () => void;
  /** Sends a message to the other tabs of the portal in this browser. */
  postToTabs(message: TabMessage): void;
  /** Calls the listener on each message of another tab until the returned function is called. */
  onTabMessage(listener: (message: TabMessage) => void): () => void;
  /** Where the device is, in degrees; the browser asks the user first. */
  locate(): Promise<Position>;
  readonly device: { userAgent: string; touchPoints: number };
}

/**
 * `activity`: a key, the pointer, a scroll. `connection`: the device went on- or offline. `leaving`: the
 * page is closed, left or hidden. `shown`: it is visible again. `restored`: it comes from the browser's back/forward
 * cache, as it was when it was left.
 */
export type PlatformEvent = 'activity' | 'connection' | 'leaving' | 'restored' | 'shown';

/**
 * Messages between tabs (SS-8); `at` is milliseconds since 1970, `message` names the one for the login page.
 * `defaultPharmacy`: the member set another one. `messages`: messages were read, marked or written.
 * `acting`: acting for someone began or ended. `steppedUp`: the member showed a second factor.
 * No personal data.
 */
export type TabMessage =
  | { kind: 'active' | 'stayed'; at: number }
  | { kind: 'signedOut'; reason: string; message: string }
  | { kind: 'acting' | 'defaultPharmacy' | 'messages' | 'steppedUp' };

/** Everything the portal stores: local storage, and session storage for the message, the URL and the page after sign-out (SS-2, SH-12). Never a token, never identity. */
export type StoredName =
  | 'language'
  | 'languages'
  | 'fontSize'
  | 'adminPortal'
  | 'signInMessage'
  /** The URL to go to from the login page, once the identity provider has signed the member out. */
  | 'afterSignOut'
  /** The path of the page that was open when the session ended by itself; its name alone, without a query. */
  | 'returnTo'
  | 'alertDismissed'
  /** The list of first steps on the dashboard was hidden. */
  | 'startHidden';

/** The position of the device, or why there is none. */
export type Position = { latitude: number; longitude: number } | 'refused' | 'unavailable';

/** The member's clock; a test sets it. */
export interface Clock {
  now(): Date;
}
