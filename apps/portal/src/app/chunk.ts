/** RT-7: a part of the portal did not arrive. `chunk` is the screen's id; `request` its address, if known. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly chunk: string,
    readonly type: 'timeout' | 'missing' | 'error',
    readonly request: string,
  ) {
    super(`Loading chunk ${chunk} failed`);
  }
}

/** Spec §9, Chunk load timeout. */
export const chunkTimeoutMs = 120_000;

/** Brings a chunk, or fails with ChunkLoadError; late ones fail with `timeout`. */
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
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const request = addressIn(error);
    throw new ChunkLoadError(chunk, (await isMissing(request)) ? 'missing' : 'error', request);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The chunk once more, after a failure. A browser remembers that a module failed to load and would
 * only repeat its answer, so that the address gets a query of its own. Undefined: the address is
 * not known (Safari does not name it), and the page has to be loaded anew.
 */
export function addressToRetry({ request }: ChunkLoadError, now: Date): string | undefined {
  if (request === '') return undefined;
  const address = new URL(request);
  address.searchParams.set('retry', String(now.getTime()));
  return address.href;
}

/** Chrome and Firefox name the address in the message of a failed import. */
function addressIn(error: unknown): string {
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
