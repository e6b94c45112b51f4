import { preferenceCookies } from '@portal/domain';
import type { Platform, PlatformEvent, StoredName, TabMessage } from './platform';

const eventsOf: Record<PlatformEvent, readonly string[]> = {
  activity: ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'],
  connection: ['online', 'offline'],
  leaving: ['pagehide', 'visibilitychange'],
  restored: ['pageshow'],
  shown: ['pageshow', 'visibilitychange', 'focus'],
};

/**
 * A hidden page may get no later event before it is closed, so hiding counts as leaving. An element that gets the focus
 * is not the window that is back.
 */
const isMeant = (event: PlatformEvent, domEvent: Event) =>
  (event !== 'restored' || (domEvent as PageTransitionEvent).persisted) &&
  (domEvent.type !== 'focus' || domEvent.target === window) &&
  (domEvent.type !== 'visibilitychange' ||
    (document.visibilityState === 'hidden') === (event === 'leaving'));

let channel: BroadcastChannel | undefined;
const otherTabs = () => (channel ??= new BroadcastChannel('member-portal'));

/** They belong to one tab: another tab must not read and remove them. */
const ofOneTab: readonly StoredName[] = ['signInMessage', 'afterSignOut', 'returnTo'];
const storageOf = (name: StoredName) => (ofOneTab.includes(name) ? sessionStorage : localStorage);

export const browserPlatform: Platform = {
  goTo: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
  openWindow: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
  get location() {
    return window.location;
  },
  get page() {
    const { dataset, lang, className } = document.documentElement;
    return { ...dataset, language: lang, textSize: className };
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
  rememberForServer(preference, value) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    const year = 365 * 86_400;
    document.cookie = `${preferenceCookies[preference]}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
  },
  get online() {
    return navigator.onLine;
  },
  get visible() {
    return document.visibilityState === 'visible';
  },
  on(event, listener) {
    const handle = (domEvent: Event) => isMeant(event, domEvent) && listener();
    // In the capture phase, before anything on the page can stop it; visibility bubbles to window.
    for (const type of eventsOf[event]) {
      window.addEventListener(type, handle, { capture: true, passive: true });
    }
    return () => {
      for (const type of eventsOf[event]) window.removeEventListener(type, handle, true);
    };
  },
  askBeforeLeaving() {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  },
  postToTabs: (message) => otherTabs().postMessage(message),
  onTabMessage(listener) {
    const handle = ({ data }: MessageEvent<TabMessage>) => listener(data);
    otherTabs().addEventListener('message', handle);
    return () => otherTabs().removeEventListener('message', handle);
  },
  locate: () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) return resolve('unavailable');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        ({ code, PERMISSION_DENIED }) =>
          resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
        { timeout: 10_000, maximumAge: 300_000 },
      );
    }),
  get device() {
    return { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  },
};
