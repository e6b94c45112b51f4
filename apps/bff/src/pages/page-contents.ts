import { setTimeout as pause } from 'node:timers/promises';
import type { PageToRender, RenderedPage, RenderPage, VisitorAnswer } from '@portal/domain';
import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { loadRenderer } from './page-source';

/** A page of which the content is wanted, and the scenario of the stand-ins where one is chosen. */
export interface WantedPage extends Pick<
  PageToRender,
  'path' | 'search' | 'client' | 'origin' | 'language' | 'textSize'
> {
  scenario: string | undefined;
}

interface Parts {
  config: Pick<Config, 'settings'>;
  visitorReads: {
    get: (
      url: string,
      of: { host: string; scenario: string | undefined },
    ) => Promise<VisitorAnswer>;
  };
  clock: Clock;
  log: Logger;
  /** The renderer of the portal's build, unless a test has another. */
  load?: (() => Promise<RenderPage | undefined>) | undefined;
}

interface Entry {
  /** Null: a page that is sent without content. Undefined: it could not be rendered yet. */
  page: RenderedPage | null | undefined;
  /** When it was last tried, in milliseconds since 1970. */
  triedAt: number;
  /** When the content was read, in milliseconds since 1970. */
  readAt: number;
  running: Promise<void> | undefined;
}

const keyOf = (wanted: WantedPage) =>
  [
    ...[wanted.origin, wanted.path, wanted.search, wanted.client, wanted.language],
    ...[wanted.textSize, wanted.scenario ?? ''],
  ].join(' ');

/** Those that were requested last stay; one takes up to about 100 KB. */
const mostPages = 500;
/** So many are rendered at a time; what comes meanwhile for the first time is sent without content. */
const mostRunning = 2;
/** Content of so many times the setting's age is read again before it is sent. */
const longestStale = 10;
/** A page that could not be rendered is tried again so soon. */
const againMs = 5000;
/** A page that takes longer to render at first is sent without content. */
const longestWaitMs = 500;

/**
 * The content of visitors' first pages, rendered at the first request, and again in the background once it is
 * older than the setting says. While a service is down the last good content stays.
 */
export class PageContents {
  private readonly entries = new Map<string, Entry>();
  private renderer: RenderPage | undefined;
  private running = 0;

  constructor(private readonly parts: Parts) {}

  /** The content of a page; undefined when the page is sent without. */
  async find(wanted: WantedPage): Promise<RenderedPage | undefined> {
    const maxAgeMs = this.parts.config.settings.PAGE_CONTENT_SECONDS * 1000;
    if (maxAgeMs === 0) return undefined;
    const entry = this.entryOf(keyOf(wanted));
    const now = this.parts.clock();
    const dueAfterMs = entry.page === undefined ? againMs : maxAgeMs;
    if (!entry.running && now - entry.triedAt >= dueAfterMs && this.running < mostRunning) {
      entry.triedAt = now;
      entry.running = this.render(entry, wanted);
    }
    const isOld = now - entry.readAt >= longestStale * maxAgeMs;
    if (isOld && entry.running) {
      await Promise.race([entry.running, pause(longestWaitMs, undefined, { ref: false })]);
    }
    return entry.page ?? undefined;
  }

  /** Renders the start of the portal for each client and language in use, one page after the other. */
  async prepare(origins: readonly { origin: string; client: string }[]): Promise<void> {
    for (const { origin, client } of origins) {
      for (const language of ['en', 'es'] as const) {
        for (const path of ['/member', '/member/login']) {
          const page = { client, language, textSize: 'base' as const, path, search: '', origin };
          await this.find({ ...page, scenario: undefined });
        }
      }
    }
  }

  private entryOf(key: string): Entry {
    const entry = this.entries.get(key) ?? {
      page: undefined,
      triedAt: -Infinity,
      readAt: -Infinity,
      running: undefined,
    };
    // The last used is the last in order.
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > mostPages) {
      const [oldest] = this.entries.keys();
      if (oldest !== undefined) this.entries.delete(oldest);
    }
    return entry;
  }

  private async render(entry: Entry, wanted: WantedPage): Promise<void> {
    const { config, clock, log, visitorReads, load = () => loadRenderer(config) } = this.parts;
    const { PLAN_WINDOWS: planWindows, FULL_PAGE_LINKS: links } = config.settings;
    const { scenario, ...page } = wanted;
    this.running += 1;
    try {
      const { host } = new URL(page.origin);
      this.renderer ??= await load();
      // The portal may still be building.
      if (!this.renderer) entry.triedAt = -Infinity;
      const rendered = await this.renderer?.({
        ...page,
        elsewhere: links.length > 0 ? links.map(([path]) => path).join(' ') : undefined,
        status: { signedIn: false, ...(planWindows && { planWindows }) },
        now: new Date(clock()),
        get: (url) => visitorReads.get(url, { host, scenario }),
      });
      entry.page = rendered;
      entry.readAt = clock();
    } catch (error) {
      log.warn('page-content-failed', { code: AppError.from(error).code, error });
    } finally {
      this.running -= 1;
      entry.running = undefined;
    }
  }
}
