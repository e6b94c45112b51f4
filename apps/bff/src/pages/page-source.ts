import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../app-error';
import type { Config } from '../config';

/** The portal's one page, as built or from a Vite server. Throws NOT_BUILT when there is none. */
export async function readPage({ settings }: Config): Promise<Buffer> {
  try {
    if (settings.PORTAL_DEV_SERVER) return await fromDevServer(settings.PORTAL_DEV_SERVER);
    return await readFile(join(resolve(settings.PORTAL_FOLDER), 'index.html'));
  } catch (cause) {
    throw new AppError('NOT_BUILT', { cause });
  }
}

async function fromDevServer(origin: string): Promise<Buffer> {
  const response = await fetch(`${origin}/member/`, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error('The development server did not return the page.');
  return Buffer.from(await response.arrayBuffer());
}
