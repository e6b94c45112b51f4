import type { TextSize } from './page-preferences';

/** The answer of a service to a visitor: its status, and the parsed JSON. */
export interface VisitorAnswer {
  status: number;
  body: unknown;
}

/** A visitor's page that the server is to send with its content. */
export interface PageToRender {
  path: string;
  /** The part of the query that the page shows, with its question mark; empty when there is none. */
  search: string;
  /** The client's code. */
  client: string;
  /** The origin of the page. */
  origin: string;
  language: 'en' | 'es';
  textSize: TextSize;
  /** The paths that another system answers, separated by spaces; undefined when there are none. */
  elsewhere?: string | undefined;
  /** What a visitor's session is. */
  status: unknown;
  now: Date;
  /** Makes a visitor's GET of a path with its query; rejects when no answer came. */
  get: (url: string) => Promise<VisitorAnswer>;
}

interface RenderedRoot {
  /** The content of the page's root, as HTML. */
  content: string;
  description: string;
  theme: 'a' | 'b';
}

/** The content of a page, and the data with which the browser hydrates it. */
export interface RenderedPage extends RenderedRoot {
  /** JSON without `<`, for the page's script element with data. */
  data: string;
  title: string;
}

/** What every page of a client shows until the portal has started: the same for every user. */
export interface RenderedShell extends RenderedRoot {
  /** By the path of the screen, `*` for that of any other path. */
  titles: Readonly<Record<string, string>>;
}

/** What the shell of a client depends on. */
export type ShellToRender = Omit<PageToRender, 'path' | 'search'>;

/** The renderer in the build of the portal. */
export interface Renderer {
  /** Null for a page that is no first page of visitors. */
  renderPage: (page: PageToRender) => Promise<RenderedPage | null>;
  renderShell: (shell: ShellToRender) => Promise<RenderedShell>;
}

/** The id of the script element with the data of a prerendered page. */
export const prerenderedDataId = 'prerendered-data';
