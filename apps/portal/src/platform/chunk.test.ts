import { type Chunk, ChunkLoadError, chunkTimeoutMs, createChunk } from './chunk';

const loaded = { part: 'claims' };
const url = 'https://portal.example/member/assets/claims-1a2b.js';
const notFetched = new TypeError(`Failed to fetch dynamically imported module: ${url}`);
const nameless = new TypeError('Importing a module failed.');

/** A chunk whose loads end in turn as listed; an error rejects. */
function loading(...ends: unknown[]) {
  const seen = { reports: [] as ChunkLoadError[], reloads: 0, loads: 0 };
  const load = async () => {
    const end = ends[Math.min(seen.loads++, ends.length - 1)];
    if (end instanceof Error) throw end;
    return end;
  };
  const chunk = createChunk('claims', load, {
    report: (error) => void seen.reports.push(error),
    reload: () => void seen.reloads++,
  });
  return { chunk, seen };
}

/** Resolves when it is no longer loading, or when the page was reloaded. */
async function settled(chunk: Chunk<unknown>, seen = { reloads: 0 }) {
  while (chunk.getState().status === 'loading' && seen.reloads === 0) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const errorOf = (chunk: Chunk<unknown>) => {
  const state = chunk.getState();
  return state.status === 'failed' ? state.error : undefined;
};

/** Mocks the server's answer to the request whether the file is there. */
const serverSays = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status } as Response);
const serverIsAway = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());

afterEach(() => jest.restoreAllMocks());

test.each([
  [404, 'missing'],
  [200, 'error'],
] as const)('fails as ChunkLoadError; a server answer of %i means "%s"', async (status, type) => {
  serverSays(status);
  const { chunk, seen } = loading(notFetched);
  chunk.load();
  await settled(chunk);
  const error = errorOf(chunk);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk claims failed',
    type,
    request: url,
  });
  expect(seen.reports).toEqual([error]);
});

test('fails with "timeout" after 120 seconds', async () => {
  jest.useFakeTimers();
  const { chunk } = loading(new Promise(() => {}));
  chunk.load();
  await jest.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(chunk.getState().status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(chunkTimeoutMs).toBe(120_000);
  expect(errorOf(chunk)).toMatchObject({ type: 'timeout' });
  jest.useRealTimers();
});

test('retry loads the chunk again', async () => {
  serverIsAway();
  const { chunk, seen } = loading(notFetched, loaded);
  chunk.load();
  await settled(chunk);
  chunk.retry();
  await settled(chunk);
  expect(chunk.getState()).toEqual({ status: 'ready', module: loaded });
  expect(seen).toMatchObject({ loads: 2, reloads: 0 });
});

test.each([
  ['of a known URL', notFetched],
  ['that the browser does not name', nameless],
])(
  'a retry %s that fails while the server answers reloads the page: the browser repeats the failure',
  async (_what, error) => {
    serverSays(200);
    const { chunk, seen } = loading(error);
    chunk.load();
    await settled(chunk);
    chunk.retry();
    await settled(chunk, seen);
    expect(seen).toMatchObject({ loads: 2, reloads: 1 });
  },
);

test('a retry without a connection fails again and leaves the page as it is', async () => {
  serverIsAway();
  const { chunk, seen } = loading(notFetched);
  chunk.load();
  await settled(chunk);
  chunk.retry();
  await settled(chunk);
  expect(errorOf(chunk)).toMatchObject({ type: 'error' });
  expect(seen).toMatchObject({ reloads: 0 });
  expect(seen.reports).toHaveLength(2);
});

describe('a style sheet that did not load', () => {
  const sheetUrl = 'https://portal.example/member/assets/claims-3c4d.css';
  const links = () => [...document.head.querySelectorAll('link')];

  /** Adds the link as Vite does, and answers the next one as given. */
  function failedSheet(next: 'load' | 'error') {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheetUrl;
    document.head.append(link);
    new MutationObserver((_changes, observer) => {
      const added = links().find((each) => each !== link);
      if (!added) return;
      observer.disconnect();
      added.dispatchEvent(new Event(next));
    }).observe(document.head, { childList: true });
  }

  afterEach(() => document.head.replaceChildren());

  test('is requested again before the code, which is imported from its own URL', async () => {
    serverSays(200);
    failedSheet('load');
    const { chunk, seen } = loading(new Error(`Unable to preload CSS for ${sheetUrl}`), loaded);
    chunk.load();
    await settled(chunk);
    chunk.retry();
    await settled(chunk);
    expect(chunk.getState()).toEqual({ status: 'ready', module: loaded });
    expect(seen).toMatchObject({ loads: 2, reloads: 0 });
    expect(links()).toHaveLength(1);
  });

  test('and does not load again fails the chunk, which is not shown without its styles', async () => {
    serverIsAway();
    failedSheet('error');
    const { chunk, seen } = loading(new Error(`Unable to preload CSS for ${sheetUrl}`), loaded);
    chunk.load();
    await settled(chunk);
    chunk.retry();
    await settled(chunk);
    expect(errorOf(chunk)).toMatchObject({ request: sheetUrl });
    expect(seen).toMatchObject({ loads: 1, reloads: 0 });
    expect(links()).toHaveLength(1);
  });
});

test('fails also while the server accepts the question for the file and never answers it', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(5_000);
    return AbortSignal.abort();
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted) reject(new DOMException('', 'TimeoutError'));
      }),
  );
  const { chunk, seen } = loading(notFetched);
  chunk.load();
  await settled(chunk);
  expect(errorOf(chunk)).toMatchObject({ type: 'error' });
  expect(seen.reports).toHaveLength(1);
});
