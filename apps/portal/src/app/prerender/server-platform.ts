import type { PageToRender } from '@portal/domain';
import type { Platform } from '../../platform';

const nothing = () => {};
const stop = () => nothing;

/** The platform of a page on the server: its address and what the server writes on it; no storage, no events. */
export function serverPlatform(page: PageToRender): Platform {
  const { origin, path, search, client, elsewhere, language, textSize } = page;
  const { host, hostname } = new URL(origin);
  return {
    goTo: nothing,
    reload: nothing,
    openWindow: nothing,
    location: { origin, host, hostname, pathname: path, search, hash: '' },
    page: { client, elsewhere, language, textSize },
    read: () => null,
    write: nothing,
    rememberForServer: nothing,
    online: true,
    visible: true,
    on: stop,
    askBeforeLeaving: stop,
    postToTabs: nothing,
    onTabMessage: stop,
    locate: () => Promise.resolve('unavailable'),
    device: { userAgent: '', touchPoints: 0 },
  };
}
