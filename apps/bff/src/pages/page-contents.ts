import { setTimeout as pause } from 'node:timers/promises';
import type {
  PageToRender,
  RenderedPage,
  RenderedShell,
  Renderer,
  ShellToRender,
  VisitorAnswer,
} from '@portal/domain';
import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { loadRenderer } from './page-source';

/** What the shell of a client depends on, and the scenario of the stand-ins where one is chosen. */
interface WantedShell extends Pick<ShellToRender, 'client' | 'origin' | 'language' | 'textSize'> {
  scenario: string | undefined;
}

/** A page of which the content is wanted. */
type WantedPage = WantedShell & Pick<PageToRender, 'path' | 'search'>;

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
  load?: (() => Promise<Renderer | undefined>) | undefined;
}

interface Entry<Rendered> {
  /** Null: a page that is sent without content. Undefined: it could not be rendered yet. */
  page: Rendered | null | undefined;
  /** When it was last tried, in milliseconds since 1970. */
  triedAt: number;
  /** When the content was read, in milliseconds since 1970. */
  readAt: number;
  running: Promise<void> | undefined;
}

type Entries<Rendered> = Map<string, Entry<Rendered>>;
type Render<Rendered> = (renderer: Renderer, shell: ShellToRender) => Promise<Rendered | null>;

const keyOf = ({ origin, client, language, textSize, scenario = '' }: WantedShell) =>
  [origin, client, language, textSize, scenario].join(' ');

/** Those that were requested last stay; a page takes up to about 100 KB, a shell 20. */
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
 * The content of visitors' first pages and the shells of the others, rendered at the first request, and again in the
 * background once they are older than the setting says. While a service is down the last good ones stay.
 */
export class PageContents {
  private readonly pages: Entries<RenderedPage> = new Map();
  private readonly shells: Entries<RenderedShell> = new Map();
  private renderer: Renderer | undefined;
  private failures = 0;
  private running = 0;

  constructor(private readonly parts: Parts) {}

  /** The content of a page; undefined when the page is sent without. */
  find(wanted: WantedPage): Promise<RenderedPage | undefined> {
    const { path, search } = wanted;
    const key = [keyOf(wanted), path, search].join(' ');
    return this.latest(this.pages, key, wanted, ({ renderPage }, shell) =>
      renderPage({ ...shell, path, search }),
    );
  }

  /** The shell of a client's pages; undefined when they are sent without. */
  findShell(wanted: WantedShell): Promise<RenderedShell | undefined> {
    return this.latest(this.shells, keyOf(wanted), wanted, ({ renderShell }, shell) =>
      renderShell(shell),
    );
  }

  /** Renders the shell and the start of the portal for each client and language in use, one after the other. */
  async prepare(origins: readonly { origin: string; client: string }[]): Promise<void> {
    for (const { origin, client } of origins) {
      for (const language of ['en', 'es'] as const) {
        const shell = { client, language, textSize: 'base', origin, scenario: undefined } as const;
        await this.findShell(shell);
        // More calls would only open the circuit of a service that is not there yet.
        if (this.failures > 0) return;
        for (const path of ['/member', '/member/login']) {
          await this.find({ ...shell, path, search: '' });
        }
      }
    }
  }

  private async latest<Rendered>(
    entries: Entries<Rendered>,
    key: string,
    wanted: WantedShell,
    render: Render<Rendered>,
  ): Promise<Rendered | undefined> {
    const maxAgeMs = this.parts.config.settings.PAGE_CONTENT_SECONDS * 1000;
    if (maxAgeMs === 0) return undefined;
    const entry = entryOf(entries, key);
    const now = this.parts.clock();
    const dueAfterMs = entry.page === undefined ? againMs : maxAgeMs;
    if (!entry.running && now - entry.triedAt >= dueAfterMs && this.running < mostRunning) {
      entry.triedAt = now;
      entry.running = this.render(entry, wanted, render);
    }
    const isOld = now - entry.readAt >= longestStale * maxAgeMs;
    if (isOld && entry.running) {
      await Promise.race([entry.running, pause(longestWaitMs, undefined, { ref: false })]);
    }
    return entry.page ?? undefined;
  }

  private async render<Rendered>(
    entry: Entry<Rendered>,
    { origin, client, language, textSize, scenario }: WantedShell,
    render: Render<Rendered>,
  ): Promise<void> {
    const { config, clock, log, visitorReads, load = () => loadRenderer(config) } = this.parts;
    const { PLAN_WINDOWS: planWindows, FULL_PAGE_LINKS: links } = config.settings;
    this.running += 1;
    try {
      const { host } = new URL(origin);
      this.renderer ??= await load();
      // The portal may still be building.
      if (!this.renderer) entry.triedAt = -Infinity;
      const shell = {
        origin,
        client,
        language,
        textSize,
        elsewhere: links.length > 0 ? links.map(([path]) => path).join(' ') : undefined,
        status: { signedIn: false, ...(planWindows && { planWindows }) },
        now: new Date(clock()),
        get: (url: string) => visitorReads.get(url, { host, scenario }),
      };
      entry.page = this.renderer && (await render(this.renderer, shell));
      entry.readAt = clock();
    } catch (error) {
      this.failures += 1;
      log.warn('page-content-failed', { code: AppError.from(error).code, error });
    } finally {
      this.running -= 1;
      entry.running = undefined;
    }
  }
}

function entryOf<Rendered>(entries: Entries<Rendered>, key: string): Entry<Rendered> {
  const entry = entries.get(key) ?? {
    page: undefined,
    triedAt: -Infinity,
    readAt: -Infinity,
    running: undefined,
  };
  // The last used is the last in order.
  entries.delete(key);
  entries.set(key, entry);
  if (entries.size > mostPages) {
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  }
  return entry;
}
