import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@portal/domain';
import * as z from 'zod/mini';
import { AppError } from '../app-error';
import type { Config } from '../config';

/**
 * A screen of the portal: its path (`*` of the one for unknown paths), whether it is for members only, and the files that its page loads next, below the
 * portal's base.
 */
const Screen = z.object({
  path: z.string(),
  forMembers: z._default(z.boolean(), false),
  /** False: without header, menu and footer. */
  hasHeader: z._default(z.boolean(), true),
  /** If it is a first page of visitors: the parameters of the query that it shows, and the script that adds the others. */
  firstPage: z._default(
    z.nullable(z.object({ query: z.array(z.string()), loader: z.string() })),
    null,
  ),
  styles: z._default(z.array(z.string()), []),
  /** By language. */
  scripts: z._default(z.record(z.string(), z.array(z.string())), {}),
});
const Screens = z.array(Screen);

export type PageScreen = z.infer<typeof Screen>;

interface PortalPage {
  html: string;
  /** The screen at a path; trailing slashes and the case of letters do not matter. */
  screenAt: (path: string) => PageScreen | undefined;
  /** The screen of every other path. */
  notFound: PageScreen | undefined;
}

/** The portal's one page, as built or from a Vite server. Throws NOT_BUILT when there is none. */
export async function readPage({ settings }: Pick<Config, 'settings'>): Promise<PortalPage> {
  const { PORTAL_DEV_SERVER: devServer, PORTAL_FOLDER: folder } = settings;
  const read = devServer
    ? (name: string) => fromDevServer(`${devServer}/member/${name}`)
    : (name: string) => readFile(join(resolve(folder), name || 'index.html'), 'utf8');
  try {
    const [html, list] = await Promise.all([read(''), read('screens.json')]);
    const screens = Screens.parse(JSON.parse(list));
    const byPath = new Map(screens.map((screen) => [comparable(screen.path), screen]));
    return {
      html,
      screenAt: (path) => byPath.get(comparable(path)),
      notFound: byPath.get('*'),
    };
  } catch (cause) {
    throw new AppError('NOT_BUILT', { cause });
  }
}

/** The renderer of the portal's build; undefined where there is none yet, as with a Vite server. Fails when it can't be loaded. */
export async function loadRenderer({
  settings,
}: Pick<Config, 'settings'>): Promise<Renderer | undefined> {
  const { PORTAL_DEV_SERVER: devServer, PORTAL_FOLDER: folder } = settings;
  if (devServer) return undefined;
  const file = join(resolve(folder), 'renderer/renderer.mjs');
  if (!existsSync(file)) return undefined;
  return (await import(pathToFileURL(file).href)) as Renderer;
}

const comparable = (path: string) => path.replace(/\/+$/, '').toLowerCase();

async function fromDevServer(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html, application/json' } });
  if (!response.ok) throw new Error('The development server did not return the page.');
  return response.text();
}
