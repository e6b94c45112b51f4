import { renewStyleSheets } from './renew-style-sheets';

/** RT-7: a part of the portal did not arrive. `chunk` is a screen's id or the part's name; `request` its URL, if known. */
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
    const type = (await statusOf(request)) === 404 ? 'missing' : 'error';
    throw new ChunkLoadError(chunk, type, request, { cause });
  } finally {
    clearTimeout(timer);
  }
}

export type ChunkState<Module> =
  | { status: 'loading' }
  | { status: 'ready'; module: Module }
  | { status: 'failed'; error: ChunkLoadError };

/** Code that is loaded when it is wanted, for useSyncExternalStore. */
export interface Chunk<Module> {
  getState: () => ChunkState<Module>;
  subscribe: (listener: () => void) => () => void;
  /** Does nothing when it is loading or loaded. */
  load: () => void;
  /** After a failure: loads again, or reloads the page where that can't help. */
  retry: () => void;
}

export interface ChunkTools {
  /** Logs "Dynamic page loading failed" (RT-7). */
  report: (error: ChunkLoadError) => void;
  reload: () => void;
}

/** A chunk that is loaded once, and again on request after a failure. `module`: it is there already. */
export function createChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  { report, reload }: ChunkTools,
  module?: Module,
): Chunk<Module> {
  const listeners = new Set<() => void>();
  let state: ChunkState<Module> = module ? { status: 'ready', module } : { status: 'loading' };
  let hasBegun = module !== undefined;

  const setState = (next: ChunkState<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const loadWith = async (
    get: () => Promise<Module>,
    onFailed: (error: ChunkLoadError) => void,
  ) => {
    try {
      setState({ status: 'ready', module: await loadChunk(name, get) });
    } catch (caught) {
      const error = caught as ChunkLoadError;
      report(error);
      onFailed(error);
    }
  };
  const fail = (error: ChunkLoadError) => setState({ status: 'failed', error });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (hasBegun) return;
      hasBegun = true;
      void loadWith(load, fail);
    },
    retry() {
      if (state.status !== 'failed') return;
      setState({ status: 'loading' });
      const again = async () => {
        await renewStyleSheets();
        return load();
      };
      void loadWith(again, (error) => {
        // A release removed the file, or the browser remembers that the module failed.
        void serverAnswers(error.request).then((answers) => (answers ? reload() : fail(error)));
      });
    },
  };
}

/** Chrome and Firefox name the URL in the message of a failed import. */
function urlIn(error: unknown): string {
  return /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0] ?? '';
}

async function serverAnswers(request: string): Promise<boolean> {
  const status = await statusOf(request || window.location.href);
  return status !== undefined && status < 500;
}

/** A part without this would show "loading" for as long as the server hangs. */
const statusWithinMs = 5_000;

/** The status that the server has for a URL; undefined when it does not answer. */
async function statusOf(request: string): Promise<number | undefined> {
  if (request === '') return undefined;
  try {
    const signal = AbortSignal.timeout(statusWithinMs);
    return (await fetch(request, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return undefined;
  }
}
