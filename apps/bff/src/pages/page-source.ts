import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { AppError } from '../app-error';
import type { Config } from '../config';

interface PortalPage {
  html: string;
  /** Whether the portal has a screen at a path; trailing slashes and the case of letters do not matter. */
  isScreen: (path: string) => boolean;
}

const Paths = z.array(z.string());

/** The portal's one page, as built or from a Vite server. Throws NOT_BUILT when there is none. */
export async function readPage({ settings }: Config): Promise<PortalPage> {
  const { PORTAL_DEV_SERVER: devServer, PORTAL_FOLDER: folder } = settings;
  const read = devServer
    ? (name: string) => fromDevServer(`${devServer}/member/${name}`)
    : (name: string) => readFile(join(resolve(folder), name || 'index.html'), 'utf8');
  try {
    const [html, list] = await Promise.all([read(''), read('screen-paths.json')]);
    const paths = new Set(Paths.parse(JSON.parse(list)).map(comparable));
    return { html, isScreen: (path) => paths.has(comparable(path)) };
  } catch (cause) {
    throw new AppError('NOT_BUILT', { cause });
  }
}

const comparable = (path: string) => path.replace(/\/+$/, '').toLowerCase();

async function fromDevServer(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html, application/json' } });
  if (!response.ok) throw new Error('The development server did not return the page.');
  return response.text();
}
