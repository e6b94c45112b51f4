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

/** The content of a page, as HTML, and the data with which the browser hydrates it. */
export interface RenderedPage {
  /** The content of the page's root. */
  content: string;
  /** JSON without `<`, for the page's script element with data. */
  data: string;
  title: string;
  description: string;
  theme: 'a' | 'b';
}

/** The renderer in the build of the portal: null for a page that is no first page of visitors. */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage | null>;

/** The id of the script element with the data of a prerendered page. */
export const prerenderedDataId = 'prerendered-data';
