import { planDay } from '@portal/domain';
import { renewSavedCards } from './renew';
import { staysAfter, stillTheirs, watchedCall } from './worker-policy';
import { Vault } from './vault';

/** The files of the page that shows the saved card, the page first; the build writes them here. */
declare const __CARD_PARTS__: readonly string[];
/** Of all logos: their names carry no hash. */
declare const __LOGOS_VERSION__: string;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const vault = new Vault();
const parts = __CARD_PARTS__;
/** The parts carry a hash in their names: another build is another cache. */
const cacheName = `id-card ${__LOGOS_VERSION__} ${parts.join(' ')}`;
/** The logo of the saved cards' issuer is cached with the parts. */
const logoFolder = '/member/brands/';
const reasonWithinMs = 5_000;

/**
 * Registered only once the member turns on the saved card. It shows the saved card when a page of the
 * portal does not load, renews it once a day when its member comes online, and removes everything,
 * itself too, when the member signs out, another user signs in, or no card is valid any more. All other
 * requests it leaves alone.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(cacheParts().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetCaches(cacheName),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(pageOrCard(event));
  if (parts.includes(pathname) || pathname.startsWith(logoFolder))
    return event.respondWith(partOf(pathname, request));
  switch (watchedCall(request.method, pathname)) {
    case 'signOut':
      event.respondWith(signedOut(event));
      break;
    case 'userInfo':
      event.respondWith(lookedAt(event));
      break;
  }
});

/** The page's own response, of any status; without a connection the saved card. */
async function pageOrCard({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return partOf(parts[0] as string, request);
  }
}

async function cacheParts(): Promise<void> {
  const cache = await caches.open(cacheName);
  const logo = (await vault.read())?.issuer.logo;
  await cache.addAll(logo ? [...parts, `/member/${logo}`] : [...parts]);
}

async function partOf(path: string, request: Request): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}

async function lookedAt(event: Fetching): Promise<Response> {
  const response = await fetch(event.request);
  const copy = response.ok ? response.clone() : undefined;
  if (copy) event.waitUntil(renewIfTheirs(copy));
  return response;
}

/** The member is online: their cards are renewed, or go. */
async function renewIfTheirs(response: Response): Promise<void> {
  const saved = await vault.read();
  const answer: unknown = await response.json().catch(() => undefined);
  const stay =
    saved !== null &&
    stillTheirs(saved.owner, answer) &&
    (await renewSavedCards(vault, planDay(new Date()), fetch));
  if (!stay) await forgetAll();
}

/** A sign-out that failed leaves the session, and the cards too. */
async function signedOut(event: Fetching): Promise<Response> {
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(forgetAfterSignOut());
  return response;
}

async function forgetAfterSignOut(): Promise<void> {
  if (!staysAfter(await reasonOfSignOut())) await forgetAll();
}

/** The reason that the page sends to its other tabs once it is signed out (SS-8). */
function reasonOfSignOut(): Promise<unknown> {
  const tabs = new BroadcastChannel('member-portal');
  return new Promise((resolve) => {
    const end = (reason?: unknown) => {
      tabs.close();
      resolve(reason);
    };
    tabs.addEventListener(
      'message',
      ({ data }: MessageEvent<{ kind: string; reason?: string }>) => {
        if (data.kind === 'signedOut') end(data.reason);
      },
    );
    setTimeout(end, reasonWithinMs);
  });
}

async function forgetAll(): Promise<void> {
  await Promise.all([vault.forget(), forgetCaches()]);
  await scope.registration.unregister();
}

async function forgetCaches(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('id-card '));
  await Promise.all(names.filter((name) => name !== except).map((name) => caches.delete(name)));
}
