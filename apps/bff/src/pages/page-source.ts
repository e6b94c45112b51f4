import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../app-error';
import type { Config } from '../config';

/** The one page of the portal, as built or as a Vite server gives it; NOT_BUILT when there is none. */
export async function readPage({ settings }: Config): Promise<Buffer> {
  try {
    if (settings.PORTAL_DEV_SERVER) return await fromDevServer(settings.PORTAL_DEV_SERVER);
    return await readFile(join(resolve(settings.PORTAL_FOLDER), 'index.html'));
  } catch (cause) {
    throw new AppError('NOT_BUILT', { cause });
  }
}

async function fromDevServer(origin: string): Promise<Buffer> {
  const answer = await fetch(`${origin}/member/`, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error('The development server did not give the page.');
  return Buffer.from(await answer.arrayBuffer());
}
