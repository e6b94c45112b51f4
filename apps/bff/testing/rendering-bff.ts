import type { PageToRender, RenderedPage, RenderedShell, ShellToRender } from '@portal/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../src/config';
import { writePage } from './built-portal';
import { startBff, type StartedBff } from './start-bff';

const page = `<!doctype html><html lang="en" data-client="common" data-theme="a"><head>
<meta name="description" content="Portal" /><title>Portal</title>
<script type="module" crossorigin src="/member/assets/index-1a.js"></script></head>
<body><div id="root"></div></body></html>`;

/** Content that says which page it is and how often it was rendered. */
export const contentOf = (
  { path, search, language }: PageToRender,
  count: number,
): RenderedPage => ({
  content: `<main>${path}${search} ${language} ${count}</main>`,
  data: `{"count":${count}}`,
  title: 'Title & more',
  description: 'A "page"',
  theme: 'b',
});

/** A shell that says whose it is. */
const shellOf = ({ client, language, textSize }: ShellToRender): RenderedShell => ({
  content: `<header>${client} ${language} ${textSize}</header>`,
  titles: { '/member/claims': 'Claims', '*': 'Not found' },
  description: 'A portal',
  theme: 'b',
});

/** The shell of the client `common` in English, in its place on the page. */
export const commonShell = '<div id="root"><header>common en base</header></div>';

/** A BFF before each test whose renderer notes what it is asked for; with more settings where given. */
export function useRenderingBff(settings: Partial<Settings> = {}) {
  let folder: string;
  const site = {
    bff: undefined as unknown as StartedBff,
    rendered: [] as PageToRender[],
    shells: [] as ShellToRender[],
    render: (wanted: PageToRender): Promise<RenderedPage | null> =>
      Promise.resolve(contentOf(wanted, site.rendered.length)),
    renderShell: (wanted: ShellToRender) => Promise.resolve(shellOf(wanted)),
    /** The HTML of a page. */
    async open(path: string, cookie = ''): Promise<string> {
      const request = site.bff.agent().get(path).set({ accept: 'text/html' });
      return (await (cookie ? request.set({ cookie }) : request)).text;
    },
  };
  const { render, renderShell } = site;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'contents-'));
    writePage(folder, page);
    Object.assign(site, { rendered: [], shells: [], render, renderShell });
    site.bff = await startBff({
      settings: { PORTAL_FOLDER: folder, SCENARIOS: true, SILENT_SIGN_IN: true, ...settings },
      overrides: {
        renderer: {
          renderPage: (wanted) => {
            site.rendered.push(wanted);
            return site.render(wanted);
          },
          renderShell: (wanted) => {
            site.shells.push(wanted);
            return site.renderShell(wanted);
          },
        },
      },
    });
  });
  afterEach(async () => {
    await site.bff.stop();
    rmSync(folder, { recursive: true });
  });
  return site;
}
