/** RT-7: a part of the portal did not arrive. `chunk` is the screen's id; `request` its URL, if known. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly chunk: string,
    readonly type: 'timeout' | 'missing' | 'error',
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${chunk} failed`, options);
  }
}

/** Spec §9, Chunk load timeout. */
export const chunkTimeoutMs = 120_000;

/** Loads a chunk, or fails with ChunkLoadError; a late one fails with `timeout`. */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout', '')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    const request = urlIn(cause);
    const type = (await isMissing(request)) ? 'missing' : 'error';
    throw new ChunkLoadError(chunk, type, request, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The URL to import after a failure. A browser remembers that a module failed to load and would only
 * repeat its answer, so that the URL gets a query. Undefined: the URL is not known (Safari does not name
 * it), and the page has to be reloaded.
 */
export function urlToRetry({ request }: ChunkLoadError, now: Date): string | undefined {
  if (request === '') return undefined;
  const url = new URL(request);
  url.searchParams.set('retry', String(now.getTime()));
  return url.href;
}

/** Chrome and Firefox name the URL in the message of a failed import. */
function urlIn(error: unknown): string {
  return /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0] ?? '';
}

/** Whether the server says that the file is gone, e.g. after a new release; unknown counts as no. */
async function isMissing(request: string): Promise<boolean> {
  if (request === '') return false;
  try {
    return (await fetch(request, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
