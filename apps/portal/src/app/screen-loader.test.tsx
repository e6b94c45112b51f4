import { chunkTimeoutMs, ChunkLoadError } from './chunk';
import {
  createScreenLoader,
  type LazyRow,
  type ScreenChunk,
  type ScreenModule,
} from './screen-loader';

const Screen = () => null;
const address = 'https://portal.example/member/assets/claims-1a2b.js';
const notFetched = new TypeError(`Failed to fetch dynamically imported module: ${address}`);

function loading(load: () => Promise<ScreenModule>, again: () => Promise<ScreenModule> = load) {
  const seen = { reports: [] as string[], imported: [] as string[], reloads: 0, epics: 0 };
  const loader = createScreenLoader({
    addEpics: () => void seen.epics++,
    language: () => 'en',
    now: () => new Date(5),
    report: (screen) => void seen.reports.push(screen),
    reload: () => void seen.reloads++,
    importFrom: (from) => {
      seen.imported.push(from);
      return again();
    },
  });
  const row: LazyRow = { id: 'claims', load, texts: [] };
  return { chunk: loader(row), again: () => loader(row), seen, loader };
}

const settled = (chunk: ScreenChunk) =>
  new Promise<void>((resolve) => {
    const done = () => chunk.getState().status !== 'loading' && resolve();
    chunk.subscribe(done);
    done();
  });

const errorOf = (chunk: ScreenChunk) => {
  const state = chunk.getState();
  return state.status === 'failed' ? state.error : undefined;
};

/** What the server says when it is asked whether the file is there. */
function serverSays(status: number) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status } as Response);
}

afterEach(() => jest.restoreAllMocks());

describe('a screen on its way', () => {
  test('arrives once, with its epics, however often it is asked for', async () => {
    const load = jest.fn(async () => ({ Screen, epics: [] }));
    const { chunk, again, seen } = loading(load);
    chunk.bring();
    again().bring();
    await settled(chunk);
    expect(chunk.getState()).toEqual({ status: 'ready', Screen });
    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toMatchObject({ epics: 1, reports: [] });
  });

  test.each([
    [404, 'missing'],
    [200, 'error'],
  ] as const)(
    'fails as ChunkLoadError, and a server answer of %i means "%s"',
    async (status, type) => {
      serverSays(status);
      const { chunk, seen } = loading(() => Promise.reject(notFetched));
      chunk.bring();
      await settled(chunk);
      const error = errorOf(chunk);
      expect(error).toBeInstanceOf(ChunkLoadError);
      expect(error).toMatchObject({
        name: 'ChunkLoadError',
        message: 'Loading chunk claims failed',
        type,
        request: address,
      });
      expect(seen.reports).toEqual(['claims']);
    },
  );

  test('fails with "timeout" after 120 seconds', async () => {
    jest.useFakeTimers();
    const { chunk } = loading(() => new Promise(() => {}));
    chunk.bring();
    await jest.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(chunk.getState().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(chunkTimeoutMs).toBe(120_000);
    expect(errorOf(chunk)).toMatchObject({ type: 'timeout' });
    jest.useRealTimers();
  });

  test('retry imports the same file under an address that the browser does not remember', async () => {
    serverSays(200);
    const { chunk, seen } = loading(
      () => Promise.reject(notFetched),
      async () => ({ Screen }),
    );
    chunk.bring();
    await settled(chunk);
    chunk.retry();
    await settled(chunk);
    expect(seen.imported).toEqual([`${address}?retry=5`]);
    expect(chunk.getState()).toEqual({ status: 'ready', Screen });
    expect(seen.reloads).toBe(0);
  });

  test('a second retry, or one for a file that the browser does not name, loads the page anew', async () => {
    serverSays(200);
    const twice = loading(() => Promise.reject(notFetched));
    twice.chunk.bring();
    await settled(twice.chunk);
    twice.chunk.retry();
    await settled(twice.chunk);
    twice.chunk.retry();
    expect(twice.seen).toMatchObject({ reloads: 1, reports: ['claims', 'claims'] });

    const nameless = loading(() => Promise.reject(new TypeError('Importing a module failed.')));
    nameless.chunk.bring();
    await settled(nameless.chunk);
    nameless.chunk.retry();
    expect(nameless.seen).toMatchObject({ reloads: 1, imported: [] });
  });

  test('when only the texts are missing, retry loads the page anew: code under a new address would not help', async () => {
    serverSays(200);
    const { seen, loader } = loading(async () => ({ Screen }));
    const texts = [{ load: () => Promise.reject(notFetched) }];
    const chunk = loader({ id: 'login', load: async () => ({ Screen }), texts });
    chunk.bring();
    await settled(chunk);
    expect(errorOf(chunk)).toMatchObject({ chunk: 'login', type: 'error', request: address });
    chunk.retry();
    expect(seen).toMatchObject({ reloads: 1, imported: [], reports: ['login'] });
  });
});
